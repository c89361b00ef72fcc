/** What a hero can treat in their room, and who helps; card effects come on top and are left to the engine. */
import type { Choice } from '../../moves/narrow';
import type { HeroView, PatientView, View } from './view';

export const SKILLS = [
  { letter: 'L', id: 'labour', colour: 'orange' },
  { letter: 'S', id: 'surgery', colour: 'crimson' },
  { letter: 'I', id: 'internal', colour: 'green' },
  { letter: 'N', id: 'neurology', colour: 'blue' },
] as const;

interface Need {
  skill: number;
  n: number;
}

/** `L2 I3`: at least 2 labour and 3 internal medicine. */
export function needsOf(way: string): Need[] {
  return [...way.matchAll(/([LSIN])(\d+)/g)].map(([, letter, n]) => ({
    skill: SKILLS.findIndex(skill => skill.letter === letter),
    n: Number(n),
  }));
}

interface Share {
  id: string;
  name: string;
  skills: readonly number[];
}

/** Everything that counts for a treatment by this hero here: the hero, the staff here, the room. (HE-3.3) */
export function sharesOf(view: View, hero: HeroView): Share[] {
  const room = view.rooms.find(one => one.id === hero.room);
  const bonus = [0, 0, 0, 0];
  for (const need of needsOf(room?.bonus ?? '')) bonus[need.skill] = need.n;
  return [
    { id: `seat:${hero.seat}`, name: hero.name, skills: hero.skills },
    ...view.staff.filter(one => one.room === hero.room).map(({ id, name, skills }) => ({ id, name, skills })),
    ...(room && bonus.some(n => n > 0) ? [{ id: room.id, name: room.name, skills: bonus }] : []),
  ];
}

export function totalsOf(shares: readonly Share[]): number[] {
  return SKILLS.map((_, skill) => shares.reduce((sum, share) => sum + (share.skills[skill] ?? 0), 0));
}

export interface Treatment {
  way: readonly Need[];
  /** Who adds to a required skill, apart from the hero. */
  helpers: readonly Share[];
  /** The hero whose counsel is needed. */
  counsel: HeroView | null;
  /** What is still missing. */
  lacks: readonly Need[];
}

/**
 * The easiest way to treat a patient: with the staff here, or with another hero's counsel; failing that, what is
 * missing.
 */
export function treatmentOf(view: View, hero: HeroView, patient: PatientView): Treatment {
  const shares = sharesOf(view, hero);
  const ways = patient.ways.map(needsOf);
  const others = view.heroes.filter(one => one.seat !== hero.seat && one.room === hero.room && view.counsels_left > 0);
  for (const counsel of [null, ...others]) {
    const all = counsel
      ? [...shares, { id: `seat:${counsel.seat}`, name: counsel.name, skills: counsel.skills }]
      : shares;
    const totals = totalsOf(all);
    for (const way of ways)
      if (lacking(way, totals).length === 0) return { way, helpers: helpersOf(way, all.slice(1)), counsel, lacks: [] };
  }
  const totals = totalsOf(shares);
  const nearest = [...ways].sort((a, b) => size(lacking(a, totals)) - size(lacking(b, totals)))[0] ?? [];
  return { way: nearest, helpers: helpersOf(nearest, shares.slice(1)), counsel: null, lacks: lacking(nearest, totals) };
}

/** Whether a legal move treats this patient, here and now. */
export function isTreatable(choices: readonly Pick<Choice, 'actions'>[], patient: string): boolean {
  const treats = (action: unknown): boolean => {
    const { kind, patient: whom } = action as { kind?: string; patient?: string };
    return kind === 'treat' && whom === patient;
  };
  return choices.some(({ actions }) => actions.some(treats));
}

function lacking(way: readonly Need[], totals: readonly number[]): Need[] {
  return way.map(({ skill, n }) => ({ skill, n: n - (totals[skill] ?? 0) })).filter(({ n }) => n > 0);
}

function size(needs: readonly Need[]): number {
  return needs.reduce((sum, need) => sum + need.n, 0);
}

function helpersOf(way: readonly Need[], shares: readonly Share[]): Share[] {
  return shares.filter(share => way.some(({ skill }) => (share.skills[skill] ?? 0) > 0));
}
