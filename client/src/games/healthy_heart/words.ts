/** What pieces are called on the board, and the rule that a tooltip gives for each. */
import type { GraveView, PatientView, Phrase, RoomView, TokenView, WardView } from './view';

export function bare(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

const MALADIES: Readonly<Record<string, string>> = {
  cardio: 'Cardio',
  internal: 'Internal',
  infectious: 'Infect.',
  psychiatric: 'Psych',
  trauma: 'Trauma',
};

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A short name for a malady. */
export function shortMalady(malady: string): string {
  return MALADIES[malady] ?? capital(malady).slice(0, 8);
}

const LONG_LEVELS: Readonly<Record<string, string>> = { Symptoms: 'Sympt.' };

/** A short name for a level: "1 Sympt.", "3 Failing". */
export function shortLevel(patient: PatientView): string {
  const name = LONG_LEVELS[patient.level_name] ?? patient.level_name;
  return `${patient.level} ${name.length > 8 ? `${name.slice(0, 5)}.` : name}`;
}

const AREA_OF_CUBES = 'Its level is its number of cubes.';

/** A patient's full name, for everybody who cannot see the piece. */
export function patientName(p: PatientView, where: string): string {
  const side = p.side === '' || p.side === undefined ? '' : p.side === 'ekg' ? ', EKG' : ', flatline';
  const first = p.priority === true ? ', has the Priority marker' : '';
  return `${capital(p.malady)} patient, level ${p.level} ${p.level_name}, ${where}${side}${first}`;
}

export function patientTip(p: PatientView, where: string): string {
  const kind =
    p.place.startsWith('er:')
      ? 'Heal it soon: whoever is in the E.R. in Housekeeping dies. (HH-15.8)'
      : p.piece === 'cubes'
      ? `${AREA_OF_CUBES} (HH-2.3)`
      : p.piece === 'bed'
        ? 'Checked in every Rounds; dies at level 5. (HH-5.1, HH-16.1)'
        : p.side === 'flatline'
          ? 'Flatline: worsens in Housekeeping. A Heal turns it to EKG. (HH-15.10, HH-7.4)'
          : 'EKG: turns to Flatline in Housekeeping. (HH-15.11)';
  const proxies = (p.proxies ?? 0) > 0 ? ` ${p.proxies} of its cubes are proxies. (HH-2.25)` : '';
  return `${patientName(p, where)}. PV ${p.pv}. ${kind} A Heal lowers it by matching minus black cubes. (HH-7.12)${proxies}`;
}

const STAFF: Readonly<Record<string, readonly [string, string, string]>> = {
  chaplain: ['Chaplain', 'a miracle', 'one miracle attempt in each Housekeeping (HH-12.10)'],
  human_resources: ['HR', 'cheap hires', 'every later Hire costs less (HH-12.11)'],
  finance_officer: ['Finance', 'income', 'Money in each Housekeeping (HH-12.12)'],
  lawyer: ['Lawyer', 'halves $', 'the Money due for a death is halved (HH-12.13)'],
  operations_officer: ['Ops', '+1 Admin', 'one Shared Administrative token when hired (HH-12.14)'],
  public_relations: ['PR', 'less shame', 'the Prestige loss of a death is reduced (HH-12.15)'],
  security_guard: ['Guard', 'once', 'once: sends an Ambulance card under the Draw pile (HH-12.17)'],
  medical_tech: ['Med Tech', 'returns', 'a Heal here may return more cubes to the Cup (HH-12.21)'],
  or_nurse: ['O.R. N.', '+cubes', 'bonus cubes for Heals in an O.R. (HH-12.22)'],
  triage_nurse: ['Triage N.', '+cubes', 'a bonus cube for Heals of cube patients here (HH-12.23)'],
  ward_nurse: ['Ward N.', '+cubes', 'bonus cubes for Heals in a Ward (HH-12.24)'],
};

/** The six Offices of the printed board, in its order. */
export const OFFICES: readonly string[] = [
  'chaplain',
  'human_resources',
  'finance_officer',
  'lawyer',
  'operations_officer',
  'public_relations',
];

export function staffShort(id: string, name: string): string {
  return STAFF[bare(id)]?.[0] ?? name.slice(0, 8);
}

export function staffGain(id: string): string {
  return STAFF[bare(id)]?.[1] ?? '';
}

export function staffTip(id: string, name: string, where: string): string {
  const does = STAFF[bare(id)]?.[2];
  return `${name}, ${where}${does ? `: ${does}` : ''}`;
}

const TRAINING: Readonly<Record<string, string>> = {
  bedside_manner: 'one more cube when its Doctor heals in a Ward (HH-10.18)',
  er_training: 'one more cube when its Doctor heals a cube patient (HH-10.19)',
  research_phd: 'pays for Basic Research with a Medical token (HH-10.10)',
  award: 'Prestige, once (HH-10.23)',
  admin_degree: 'a Personal Administrative token, once (HH-10.22)',
  coroner: 'a Tombstone space for $0, once (HH-16.10)',
};

/** A kind of Training on two short lines. */
export function trainingLines(id: string, name: string): readonly [string, string] {
  const kind = bare(id);
  if (kind.startsWith('advanced_')) return [shortMalady(kind.slice('advanced_'.length)), '+1 cube'];
  const [first = '', second = ''] = name.split(' ');
  return [first.slice(0, 9), second.slice(0, 9)];
}

export function trainingTip(id: string, name: string): string {
  const does = TRAINING[bare(id)] ?? (bare(id).startsWith('advanced_') ? 'one more cube for that malady anywhere (HH-10.20)' : '');
  return does ? `${name}: ${does}` : name;
}

export const TOKEN_NAMES: Readonly<Record<string, string>> = {
  medical: 'Medical token',
  admin: 'Administrative token',
  chief: 'Chief of Staff token',
};

export function tokenTip(token: TokenView, used: boolean): string {
  const pays: Readonly<Record<string, string>> = {
    medical: 'pays for a Heal or a Transfer (HH-6.11, HH-6.12)',
    admin: 'pays for desk work and Transfers (HH-6.13)',
    chief: 'pays for Special Actions, desk work and Transfers (HH-6.15)',
  };
  const name = TOKEN_NAMES[token.kind] ?? token.kind;
  return used ? `${name}, used: comes back in Housekeeping step 7 (HH-6.5)` : `${name}: ${pays[token.kind] ?? ''}`;
}

interface RoomWords {
  basic: string;
  improved: string;
  rule: string;
}

const ROOMS: Readonly<Record<string, RoomWords>> = {
  clinic: { basic: 'mild cases mend alone', improved: 'one row more', rule: 'HH-11.15' },
  er: { basic: 'level 5 lives on till Housekeeping', improved: 'more beds', rule: 'HH-11.16' },
  morgue: { basic: 'Tombstone spaces', improved: 'more spaces', rule: 'HH-11.17' },
  research_lab: { basic: 'Basic Research', improved: 'Advanced: two picks', rule: 'HH-11.18' },
  break_room: { basic: '+1 Shared Admin', improved: '+1 Shared Medical', rule: 'HH-11.19' },
};
const OPERATING: RoomWords = { basic: 'one patient to level 4', improved: 'level 5, more cubes', rule: 'HH-11.14' };

export function isOperating(room: RoomView): boolean {
  return room.colour !== '';
}

/** What the two sides of a Room card give. */
export function roomWords(room: RoomView): RoomWords {
  return ROOMS[bare(room.id)] ?? (isOperating(room) ? OPERATING : { basic: '', improved: '', rule: 'HH-11.1' });
}

export function roomTip(room: RoomView, price: number | undefined): string {
  const { basic, improved, rule } = roomWords(room);
  const [first, second] = room.prestige;
  const cost = price === undefined ? '' : ` Costs $${price} now.`;
  return `${room.name}, ${room.state}. Basic: ${basic}, ${first} Prestige. Improved: ${improved}, ${second} Prestige. (${rule})${cost}`;
}

/** A Room's name that fits its sign. */
export function roomShort(room: RoomView): string {
  return room.name
    .replace('Cardiology', 'Cardio')
    .replace('Internal Medicine', 'Internal')
    .replace('Infectious Disease', 'Infect.')
    .replace('Psychiatric', 'Psych')
    .replace('Emergency Room', 'E.R.');
}

/** What a Ward Ability says on its sign, and its whole rule. */
const ABILITIES: Readonly<Record<string, readonly [string, string]>> = {
  black_no_effect: ['Black no effect, 2 cubes a level', 'Black has no effect, but it takes two matching cubes for one level (HH-8.2, HH-8.3)'],
  no_doctor_bonus: ['No Doctor Bonuses', 'No Doctor Bonuses; Training, staff and Priority still count (HH-8.4, HH-8.5)'],
  always_plus_one: ['Always +1, no other bonus', 'Every Doctor draws one bonus cube, and no other bonus counts (HH-8.6, HH-8.7)'],
  worst_first: ['Must heal worst first', 'Only patients with the highest level may be healed (HH-8.9)'],
  research_on_cure: ['Cure: free Research', 'Each cure brings a free Basic Research (HH-8.10)'],
  admin_on_cure: ['Cure: Admin token ready', 'Each cure refreshes an Administrative token (HH-8.11)'],
  recycle_on_cure: ['Cure: 2 more cubes back', 'A Heal that cures may return two more cubes to the Cup (HH-8.12)'],
  costly_death: ['Death counts 1 PV more', 'A death here counts one PV more, in Money and Prestige (HH-8.13)'],
  auto_worse: ['Rounds: everybody +1 level', 'The Rounds add one level to every patient here, without a cube (HH-8.14)'],
  crowded_discount: ['4 patients: O.R. for $6', 'While all four beds are taken, the O.R. of this colour costs $6 to build or improve (HH-8.15)'],
};

export function abilityShort(ward: WardView): string {
  return ABILITIES[bare(ward.ability)]?.[0] ?? ward.ability_label;
}

export function abilityTip(ward: WardView): string {
  return ABILITIES[bare(ward.ability)]?.[1] ?? ward.ability_label;
}

const SKILLS: Readonly<Record<string, (values: Readonly<Record<string, unknown>>) => string>> = {
  'skill-bonus-malady': (v) => `+${v['cubes']} ${shortMalady(bare(String(v['malady'])))}`,
  'skill-bonus-cube-patient': (v) => `+${v['cubes']} Triage and E.R.`,
  'skill-bonus-ward': (v) => `+${v['cubes']} Wards`,
  'skill-research': () => 'Research with Medical tokens',
  'skill-hide': () => 'hides a body each Game Turn',
  'skill-discount': (v) => `$${v['price']} ${title(bare(String(v['room'])))}`,
};

/** What a character can do. */
export function skillWords(skill: Phrase): string {
  return SKILLS[skill.message]?.(skill.values ?? {}) ?? title(skill.message.replace('noun-kind-', ''));
}

function title(id: string): string {
  if (id === 'er') return 'E.R.';
  if (id.startsWith('or_')) return `${shortMalady(id.slice(3))} O.R.`;
  return id.split(/[_-]/).map(capital).join(' ');
}

export function wardTip(ward: WardView): string {
  return `${ward.name} Ward: four beds for levels 1 to 4 (HH-2.11). A Heal draws ${ward.heal} cubes, PV ${ward.pv} (HH-7.5). Ability: ${abilityTip(ward)}`;
}

export function graveName(grave: GraveView, where: string): string {
  return `${where}, $${grave.price}, ${grave.taken ? 'Tombstone' : 'empty'}`;
}

export function graveTip(grave: GraveView, where: string): string {
  const due = grave.due === null || grave.due === undefined ? '' : ` $${grave.due} due here now.`;
  return `${graveName(grave, where)}. A Tombstone here costs the price times PV. (HH-16.14)${due}`;
}

/** Long words for a sign on two lines, broken where it is most even. */
export function twoLines(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const words = text.split(' ');
  let best = 1;
  for (let n = 1; n < words.length; n++) {
    const longest = (k: number): number => Math.max(words.slice(0, k).join(' ').length, words.slice(k).join(' ').length);
    if (longest(n) < longest(best)) best = n;
  }
  return words.length < 2 ? [text] : [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}
