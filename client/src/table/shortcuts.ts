/** The keyboard at the table: what each key does, and where the focus goes. */
import { isDirection, isForTable, nearest, type Direction } from '../board/keys';

/** What a key does, if anything. */
export interface KeyActions {
  confirm?: () => boolean;
  back: () => void;
  list?: () => void;
  inspect: () => void;
  hint?: () => void;
  undo?: () => void;
  point?: () => void;
  log: () => void;
  rules: () => void;
  book: () => void;
  aid: () => void;
  step: (by: 1 | -1) => void;
}

const REGIONS = ['board', 'guide', 'ribbon', 'tray', 'rail', 'replay'];

/** Handle a key; returns whether it did something. */
export function handleKey(event: KeyboardEvent, actions: KeyActions, shortcuts: boolean): boolean {
  if (!isForTable(event)) return false;
  if (event.key === 'F6') return nextRegion(event.shiftKey ? -1 : 1);
  if (event.key === 'Escape') {
    actions.back();
    return true;
  }
  if (event.key === 'Enter') return onTable(event.target) && actions.confirm?.() === true;
  if (isDirection(event.key)) return !inWidget(event.target) && moveFocus(event.key, event.shiftKey);
  return shortcuts && letter(event.key, actions);
}

function letter(key: string, actions: KeyActions): boolean {
  const table: Record<string, (() => void) | undefined> = {
    '/': actions.list,
    '?': actions.inspect,
    h: actions.hint,
    u: actions.undo,
    p: actions.point,
    l: actions.log,
    r: actions.rules,
    b: actions.book,
    a: actions.aid,
    ',': () => actions.step(-1),
    '.': () => actions.step(1),
  };
  const deed = table[key.toLowerCase()];
  deed?.();
  return deed !== undefined;
}

/** Enter confirms from anywhere on the table except on a control that uses it itself. */
function onTable(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  const control = target.closest('button, a, input, summary');
  return control === null || (control.hasAttribute('data-piece') && !control.hasAttribute('data-lit'));
}

function inWidget(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role=slider], [role=tablist], [role=log], select, input') !== null
  );
}

/** The focused piece, else the one under the pointer. */
export function pieceHere(): { id: string; anchor: Element } | null {
  const anchor = document.activeElement?.closest('[data-piece]') ?? document.querySelector('[data-piece]:hover');
  const id = pieceAt(anchor);
  return anchor && id ? { id, anchor } : null;
}

export function pieceAt(element: Element | null): string | null {
  return element?.closest('[data-piece]')?.getAttribute('data-piece') ?? null;
}

/** Arrow keys go to lit things, or with Shift to every piece, to read it or ask about it. */
function targetsOf(all: boolean): HTMLElement[] {
  const selector = all ? 'button[data-piece], [data-lit]' : '[data-lit]';
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    element => element.offsetParent !== null && !(element instanceof HTMLButtonElement && element.disabled),
  );
}

function moveFocus(direction: Direction, all: boolean): boolean {
  const targets = targetsOf(all);
  const here = document.activeElement;
  const from = here instanceof HTMLElement && here !== document.body ? here : null;
  const others = targets.filter(element => element !== from);
  const spots = others.map(middle);
  const inside = from !== null && from.closest('[data-piece], [data-lit]') !== null;
  const index = inside ? nearest(middle(from), spots, direction) : 0;
  const next = others[index];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return next !== undefined;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function nextRegion(by: 1 | -1): boolean {
  const regions = REGIONS.flatMap(name => document.querySelector<HTMLElement>(`[data-region=${name}]`) ?? []);
  const at = regions.findIndex(region => region.contains(document.activeElement));
  const region = regions[(at + by + regions.length) % regions.length];
  const target = region?.querySelector<HTMLElement>('[data-lit], [tabindex="0"], button:not(:disabled)') ?? region;
  target?.focus();
  return target !== undefined;
}
