// Runs before the first paint, so that a night-shift player never sees a white flash.
(function () {
  var chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem('wardround.settings') || '{}').theme;
  } catch (ignored) {
    chosen = null;
  }
  var night = matchMedia('(prefers-color-scheme: dark)').matches;
  var dark = chosen === 'dark' || (chosen !== 'light' && night);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
