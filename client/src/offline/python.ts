/** Python in a web worker: the runtime, msgspec, and the engine with its server, all from our own folder. */
import type { PyodideAPI } from 'pyodide';

/** Everything is in the same folder as the worker's script. */
const here = new URL('.', self.location.href);

async function bytes(name: string): Promise<ArrayBuffer> {
  const response = await fetch(new URL(name, here));
  if (!response.ok) throw new Error(`${name}: the server answered with ${response.status}`);
  return response.arrayBuffer();
}

export async function startPython(): Promise<PyodideAPI> {
  const archives = Promise.all([bytes('msgspec.whl'), bytes('engine.zip')]);
  const runtime = new URL('pyodide.mjs', here).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ runtime)) as typeof import('pyodide');
  const python = await loadPyodide({ indexURL: here.href });
  const [msgspec, engine] = await archives;
  python.unpackArchive(msgspec, 'wheel');
  python.unpackArchive(engine, 'zip');
  return python;
}
