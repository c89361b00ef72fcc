/** What the pieces of this board are called, and the rule behind each. */
import { seatWords } from '../../lib/words';
import { needsOf, SKILLS, type Treatment } from './help';
import type { HeroView, PatientView, RoomView, StaffView, View } from './view';

export type Kind = 'hero' | 'staff' | 'consultant';

/** A figure's plate: two letters of the job, or of the name. */
export function codeOf(name: string): string {
  const job = name.replace(/^The /, '').replace(/^.* the /, '');
  const words = job.split(/[\s-]+/).filter((word) => /^[A-Z]/.test(word));
  const [first = job, second] = words;
  return second ? first[0]! + second[0]! : first.slice(0, 2);
}

function skillWords(needs: readonly { skill: number; n: number }[]): string {
  return needs.map(({ skill, n }) => `${SKILLS[skill]?.name.toLowerCase() ?? ''} ${n}`).join(' and ');
}

function valueWords(skills: readonly number[]): string {
  return skillWords(skills.map((n, skill) => ({ skill, n })).filter(({ n }) => n !== 0)) || 'no skills';
}

export function patientName(patient: PatientView): string {
  const ways = patient.ways.map((way) => skillWords(needsOf(way))).join(', or ');
  const place = patient.station > 0 ? `, station ${patient.station}` : '';
  const hours = patient.timer === 1 ? 'last hour' : `${patient.timer} hours left`;
  return `${patient.name}${place}, ${hours}, needs ${ways}, reward ${patient.reward}`;
}

export function patientTip(patient: PatientView): string {
  const parts = [
    `${patient.name}: ${patient.ways.map((way) => skillWords(needsOf(way))).join(', or ')}.`,
    patient.text,
    `Leaves in ${patient.timer} ${patient.timer === 1 ? 'hour' : 'hours'}; then every hero gets ${patient.chaos} chaos (HE-8.4).`,
    `Reward ${patient.reward}; others here get ${patient.freeload} (HE-5.35, HE-5.36).`,
    patient.carry === null ? '' : `Taking along costs ${patient.carry} chaos (HE-5.13).`,
  ];
  return parts.filter(Boolean).join('\n');
}

export function staffName(staff: StaffView): string {
  const stay = staff.hours > 0 ? `, ${staff.hours} ${staff.hours === 1 ? 'hour' : 'hours'} to go` : ', consultant';
  return `${staff.name}${stay}, ${valueWords(staff.skills)}${staff.used ? ', used' : ''}`;
}

export function staffTip(staff: StaffView): string {
  const rule = staff.hours > 0 ? `Goes home in ${staff.hours} ${staff.hours === 1 ? 'hour' : 'hours'} (HE-7.7). Calling costs chaos (HE-6.6).` : 'Stays until the end of the round (HE-6.10).';
  return [`${staff.name}: ${valueWords(staff.skills)}, for every hero in the same room (HE-7.2).`, staff.text, rule].filter(Boolean).join('\n');
}

export function heroName(hero: HeroView, active: boolean): string {
  return `${hero.name}, hero of ${seatWords(hero.seat)}${active ? ', acting' : ''}, ${valueWords(hero.skills)}`;
}

export function heroTip(hero: HeroView): string {
  const flu = hero.flu_immune ? 'Immune to the flu.' : '';
  return [`${hero.name}: ${valueWords(hero.skills)}, journals included (HE-3.2).`, hero.power && `${hero.power}: ${hero.text}`, flu].filter(Boolean).join('\n');
}

const DEEDS: Readonly<Record<string, string>> = {
  study: 'Study here: take a journal (HE-5.26).',
  sleep: 'Sleep here: 1 sleep token, the third of a turn gives 2 (HE-5.28).',
  look: 'Look around here: one more patient arrives (HE-5.40).',
};

export function roomTip(room: RoomView): string {
  const bonus = room.bonus ? `${skillWords(needsOf(room.bonus))} more for every treatment here (HE-2.13).` : '';
  const stations = room.stations > 0 ? `${room.stations} stations; new patients arrive here (HE-2.6).` : '';
  return [`${room.name}.`, bonus, stations, ...room.actions.map((action) => DEEDS[action] ?? '')].filter(Boolean).join('\n');
}

/** Short tag on a card that can be treated: who helps. */
export function helpTag(treatment: Treatment): string {
  if (treatment.lacks.length > 0) return 'with a card';
  if (treatment.counsel) return `ask ${treatment.counsel.name}`;
  const staff = treatment.helpers.filter((one) => !one.id.startsWith('room:'));
  if (staff.length > 0) return `with ${staff.map((one) => codeOf(one.name)).join(' ')}`;
  return treatment.helpers.length > 0 ? 'in here' : 'alone';
}

/** The whole sentence for the slip in the hallway. */
export function helpSentence(hero: HeroView, patient: PatientView, treatment: Treatment): string {
  if (patient.room !== hero.room) return `${patient.name} is not where ${hero.name} is.`;
  const names = treatment.helpers.filter((one) => one.id !== `seat:${treatment.counsel?.seat}`).map((one) => (one.id.startsWith('room:') ? `the ${one.name}` : one.name));
  if (treatment.counsel) names.push(`counsel by ${treatment.counsel.name}`);
  const helped = names.length > 0 ? `with ${names.join(', ')}` : 'alone';
  if (treatment.lacks.length === 0) return `${hero.name} can treat ${patient.name} ${helped}.`;
  return `${patient.name}: ${skillWords(treatment.lacks)} missing${names.length > 0 ? `, even ${helped}` : ''}.`;
}

/** Break a name into lines of at most `most` letters, `lines` of them. */
export function linesOf(text: string, most: number, lines: number): string[] {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const last = out[out.length - 1];
    if (last !== undefined && (last.length + 1 + word.length <= most || out.length === lines)) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}

/** The beginning of a text that is too long for its place. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, cut > 0 ? cut : most - 1)}…`;
}

export function activeHero(view: View): HeroView | null {
  return view.heroes.find((hero) => hero.seat === view.active) ?? null;
}
