const known = new WeakMap<Promise<unknown>, unknown>();

/**
 * The value of a promise, kept while the same promise is passed again. An `{#await}` block would show
 * nothing for a moment whenever something around it changes, and so recreate its content each time.
 * What has come for somebody else is there at once.
 */
export function loaded<T>(load: () => Promise<T>): { readonly now: T | undefined } {
  let now = $state.raw<T>();
  let asked: Promise<T> | null = null;
  $effect.pre(() => {
    const promise = load();
    if (promise === asked) return;
    asked = promise;
    if (known.has(promise)) now = known.get(promise) as T;
    else void promise.then((value) => {
      known.set(promise, value);
      if (promise === asked) now = value;
    });
  });
  return {
    get now() {
      return now;
    },
  };
}
