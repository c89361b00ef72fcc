/** As much of Node as the build uses. */
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf-8'): string;
}
