// Runs before anything else on the page.
(function () {
  var settings = kept('wardround.settings', {});

  // Set before the first paint, so that a night-shift player never sees a white flash.
  var night = matchMedia('(prefers-color-scheme: dark)').matches;
  var dark = settings.theme === 'dark' || (settings.theme !== 'light' && night);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  var files = document.currentScript.dataset;
  var wishes = settings.language && settings.language !== 'system' ? [settings.language] : navigator.languages;
  var language = wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((code) => files['words_' + code]);

  // Opens a table's connection while the app is loading (connection/backend.ts takes it over). If this browser holds no
  // token of the table yet, it also says hello as the app would (table/live.svelte.ts), to get the table sooner.
  var token = (/^#\/t\/([\w-]{16,64})(\/|$)/.exec(location.hash) || [])[1];
  if (token && document.documentElement.dataset.tables !== 'device') {
    var address = new URL('ws', location.href.replace(/[?#].*/, ''));
    address.protocol = address.protocol.replace('http', 'ws');
    if ('DecompressionStream' in window) address.search = 'packed';
    var socket = new WebSocket(address);
    var line = (window.earlyConnection = { socket: socket, said: '', heard: [] });
    socket.binaryType = 'arraybuffer';
    try {
      if (!JSON.stringify(kept('wardround.tables', [])).includes(token)) greet(line);
    } catch (ignored) {
      line.said = ''; // a browser without storage: the app says hello
    }
  }

  // Request the first screen now instead of when the page discovers that it needs it: the build
  // (first-screen.ts) lists the files.
  var screen = location.hash.startsWith('#/t/') ? 'table' : location.hash.length > 2 ? '' : 'lobby';
  fetchFiles(screen, 'words_' + language);

  function greet(line) {
    var visitor = localStorage.getItem('wardround.visitor') || crypto.getRandomValues(new Uint32Array(6)).join('');
    localStorage.setItem('wardround.visitor', visitor);
    var name = kept('wardround.me', {}).name || '';
    line.said = JSON.stringify({ type: 'hello', tokens: [token], looking: null, seq: -1, language: wishes.join(',').slice(0, 200), name: name, visitor: visitor });
    socket.onopen = () => socket.send(line.said);
    socket.onmessage = (event) => {
      if (line.heard.push(event) === 1) fetchGame(event.data);
    };
  }

  /** The drawing and the words of the game named in a welcome. */
  async function fetchGame(data) {
    if (typeof data !== 'string') data = await new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))).text();
    var game = (/"game":\{"id":"(\w+)"/.exec(data) || [])[1];
    fetchFiles(game, game + '_' + language);
  }

  function fetchFiles() {
    for (var part of arguments)
      for (var file of (files[part] || '').split(' ').filter(Boolean)) {
        var link = document.createElement('link');
        link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
        if (link.rel === 'preload') link.as = 'style';
        link.crossOrigin = '';
        link.href = file;
        document.head.append(link);
      }
  }

  function kept(key, otherwise) {
    try {
      return JSON.parse(localStorage.getItem(key)) || otherwise;
    } catch (ignored) {
      return otherwise;
    }
  }
})();
