/**
 * Runs bytecode.py in the Python of the page, which Node can run as well.
 *
 *     node bytecode.mjs SOURCE PACKAGES MSGSPEC OUT
 *
 * SOURCE is our own `src`, PACKAGES a folder of installed packages, MSGSPEC the wheel for the page.
 */
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [source, packages, msgspec, out] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(msgspec)), 'wheel');
for (const [place, folder] of Object.entries({ '/source': source, '/packages': packages, '/out': out })) {
  python.mountNodeFS(place, folder);
}
python.runPython(readFileSync(new URL('bytecode.py', import.meta.url), 'utf-8'));
python.runPython(`main(Path('/source'), Path('/packages'), Path('/out'))`);
