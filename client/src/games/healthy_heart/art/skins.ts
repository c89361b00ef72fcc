/** Faces differ, so that two patients in a ward can be told apart. */
const SKINS = ['#F3D2B3', '#E8B48C', '#C88A5F', '#8A5A3B', '#F0C8A4', '#D9A27A'];

export function skinOf(id: string): string {
  const number = Number.parseInt(id.replace(/\D+/g, ''), 10) || 0;
  return SKINS[number % SKINS.length] ?? '#E8B48C';
}
