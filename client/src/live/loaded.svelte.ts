/**
 * The value of a promise, kept while the same promise is passed again. An `{#await}` block would show
 * nothing for a moment whenever something around it changes, and so recreate its content each time.
 */
export function loaded<T>(load: () => Promise<T>): { readonly now: T | undefined } {
  let now = $state.raw<T>();
  let asked: Promise<T> | null = null;
  $effect.pre(() => {
    const promise = load();
    if (promise === asked) return;
    asked = promise;
    void promise.then((value) => {
      if (promise === asked) now = value;
    });
  });
  return {
    get now() {
      return now;
    },
  };
}
