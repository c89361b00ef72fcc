/** Plays sounds made of tones; nothing is loaded. */
import { SOUNDS, type Sound, type Tone } from './sounds';
import { preferences } from '../account/settings.svelte';

let audio: AudioContext | null = null;

/** Play a sound if the player wants any. Browsers allow none before the first interaction. */
export function play(sound: Sound): void {
  if (!preferences.settings.sound || !navigator.userActivation.hasBeenActive || (sound === 'piece' && document.hidden))
    return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of SOUNDS[sound]) ring(audio, tone);
}

function ring(on: AudioContext, tone: Tone): void {
  const start = on.currentTime + tone.at;
  const loudness = on.createGain();
  loudness.gain.setValueAtTime(tone.loud, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + tone.rings);
  const source = on.createOscillator();
  source.type = tone.shape;
  source.frequency.value = tone.hertz;
  source.connect(loudness).connect(on.destination);
  source.start(start);
  source.stop(start + tone.rings);
}
