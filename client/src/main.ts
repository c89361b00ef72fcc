import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './words/say.svelte';
import { preferences } from './account/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
// The network is idle while the app starts; loaded later, fonts would keep a board waiting.
for (const font of document.fonts) void font.load();
await speak(preferences.language);
mount(App, { target });
