/** What boards share when they put pieces into words. */

/** `ward:cardio` → `cardio`. */
export function bare(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
