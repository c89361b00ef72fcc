const known = new WeakMap<Promise<unknown>, unknown>();

/**
 * The value of a promise, kept as long as the same promise is passed again. An `{#await}` block would go
 * blank whenever something around it changes, and recreate its content each time. A promise that has
 * resolved for another component gives its value at once.
 */
export function loaded<T>(load: () => Promise<T>): { readonly now: T | undefined } {
  let now = $state.raw<T>();
  let asked: Promise<T> | null = null;
  $effect.pre(() => {
    const promise = load();
    if (promise === asked) return;
    asked = promise;
    if (known.has(promise)) now = known.get(promise) as T;
    else
      void promise.then(value => {
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
