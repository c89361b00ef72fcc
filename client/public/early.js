// Runs before anything else of the page.
(function () {
  var settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('wardround.settings') || '{}');
  } catch (ignored) {
    settings = {};
  }

  // Before the first paint, so that a night-shift player never sees a white flash.
  var night = matchMedia('(prefers-color-scheme: dark)').matches;
  var dark = settings.theme === 'dark' || (settings.theme !== 'light' && night);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  // A table's line is opened while the app is on its way, so that they can talk at once (lib/place.ts).
  if (location.hash.startsWith('#/t/') && document.documentElement.dataset.tables !== 'device') {
    var line = new URL('ws', location.href.replace(/[?#].*/, ''));
    line.protocol = line.protocol.replace('http', 'ws');
    if ('DecompressionStream' in window) line.search = 'packed';
    window.earlyLine = new WebSocket(line);
    window.earlyLine.binaryType = 'arraybuffer';
  }

  // The first screen is asked for at once, and not when the page has found out that it needs it: the
  // build (first-screen.ts) says which files that takes.
  var files = document.currentScript.dataset;
  var wishes = settings.language && settings.language !== 'system' ? [settings.language] : navigator.languages;
  var language = wishes.map((wish) => 'words_' + wish.slice(0, 2).toLowerCase()).find((name) => files[name]);
  var screen = location.hash.startsWith('#/t/') ? 'table' : location.hash.length > 2 ? '' : 'lobby';
  [files[screen], files[language]].join(' ').split(' ').filter(Boolean).forEach(function (file) {
    var link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  });
})();
