/** The fields of a position: their current values, and which concern a piece on the board. */
import type { Control, Edit } from '../connection/protocol';

/** The value under a dotted key. */
export function valueAt(position: unknown, key: string, name?: string): unknown {
  let here = position;
  for (const part of [...key.split('.'), ...(name === undefined ? [] : [name])]) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Record<string, unknown>)[part];
  }
  return here;
}

export function edit(control: Control, value: unknown, name?: string): Edit {
  const empty = value === '' || (Array.isArray(value) && value.length === 0);
  return {
    path: ['position', ...control.field.key.split('.'), ...(name === undefined ? [] : [name])],
    value: empty ? null : value,
  };
}

/** How a field refers to a piece: as one of its names, its words or its places. */
export interface Concern {
  control: Control;
  name?: string;
  word?: string;
  place?: string;
}

export function concerns(controls: readonly Control[], ids: readonly string[]): Concern[] {
  return controls.flatMap((control): Concern[] => {
    const { field } = control;
    for (const id of ids) {
      const name = rest(id, field.named, field.names);
      if (name !== undefined) return [{ control, name }];
      const word = rest(id, field.of, field.words);
      if (word !== undefined) return [{ control, word }];
      const place = rest(id, field.at, field.places);
      if (place !== undefined) return [{ control, place }];
    }
    return [];
  });
}

function rest(id: string, begins: string | undefined, known: readonly string[] | undefined): string | undefined {
  if (!begins || !id.startsWith(begins)) return undefined;
  const word = id.slice(begins.length);
  return known?.includes(word) ? word : undefined;
}

export function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

export function toggled(value: unknown, word: string): string[] {
  const list = listOf(value);
  return list.includes(word) ? list.filter(one => one !== word) : [...list, word];
}

/** Split a word from its place, `rob@icu/2`; ignores what follows the place. */
export function placeOf(entry: string, joint: string): { word: string; place: string } {
  const at = entry.indexOf(joint);
  if (at < 0) return { word: entry.split('/')[0] ?? entry, place: '' };
  return { word: entry.slice(0, at), place: entry.slice(at + joint.length).split(/[/ ]/)[0] ?? '' };
}

/** The list with a word at a new place, or without it (no place). */
export function placed(value: unknown, joint: string, word: string, place: string): string[] {
  const others = listOf(value).filter(entry => placeOf(entry, joint).word !== word);
  return place ? [...others, `${word}${joint}${place}`] : others;
}

/** The whole numbers in what a person typed. */
export function numbersIn(text: string): number[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
    .filter(Number.isInteger);
}

export function called(control: Control, word: string): string {
  return control.called[word] ?? word.replaceAll('_', ' ');
}
