/** Names for the pieces of this board, and the rule behind each. */
import { say } from '../../words/say.svelte';
import { seatCalled } from '../../seats/seats.svelte';
import { either, list } from '../../words/phrases';
import { needsOf, SKILLS, type Treatment } from './help';
import type { HeroView, PatientView, RoomView, StaffView, View } from './view';

export type Kind = 'hero' | 'staff' | 'consultant';

/** A figure's plate: two letters of the job, or of the name. */
export function codeOf(name: string): string {
  const job = name.replace(/^The /, '').replace(/^.* the /, '');
  const words = job.split(/[\s-]+/).filter(word => /^[A-Z]/.test(word));
  const [first = job, second] = words;
  return second ? first[0]! + second[0]! : first.slice(0, 2);
}

function skillWords(needs: readonly { skill: number; n: number }[]): string {
  return list(needs.map(({ skill, n }) => say(`hero-${SKILLS[skill]?.id ?? 'labour'}-of`, { n })));
}

function valueWords(skills: readonly number[]): string {
  return skillWords(skills.map((n, skill) => ({ skill, n })).filter(({ n }) => n !== 0)) || say('hero-no-skills');
}

function waysOf(patient: PatientView): string {
  return either(patient.ways.map(way => skillWords(needsOf(way))));
}

export function patientName(patient: PatientView): string {
  return [
    patient.name,
    patient.station > 0 ? say('hero-station', { number: patient.station }) : '',
    say('hero-hours-left', { hours: patient.timer }),
    say('hero-needs', { ways: waysOf(patient), reward: patient.reward }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** In a cooperative game the party gets the chaos, and standing by earns nothing. */
export function patientTip(patient: PatientView, together: boolean): string {
  const parts = [
    `${patient.name}: ${waysOf(patient)}.`,
    patient.text,
    say('hero-leaves-tip', { hours: patient.timer, chaos: patient.chaos, together: together ? 'yes' : 'no' }),
    say('hero-reward-tip', { reward: patient.reward, others: together ? 0 : patient.freeload }),
    patient.carry === null ? '' : say('hero-carry-tip', { chaos: patient.carry }),
  ];
  return parts.filter(Boolean).join('\n');
}

export function staffName(staff: StaffView): string {
  const stay = staff.hours > 0 ? say('hero-to-go', { hours: staff.hours }) : say('hero-consultant');
  return [staff.name, stay, valueWords(staff.skills), staff.used ? say('hero-used') : ''].filter(Boolean).join(', ');
}

export function staffTip(staff: StaffView): string {
  const rule = staff.hours > 0 ? say('hero-staff-tip', { hours: staff.hours }) : say('hero-consultant-tip');
  return [say('hero-staff-skills', { name: staff.name, skills: valueWords(staff.skills) }), staff.text, rule]
    .filter(Boolean)
    .join('\n');
}

const TONES: Readonly<Record<string, string>> = {
  positive: 'green',
  negative: 'coral',
  mixed: 'gray',
  optional: 'sky',
};

export function staffColour(staff: StaffView): string {
  return staff.hours === 0 ? 'plum' : (TONES[staff.tone] ?? 'plain');
}

export function heroName(hero: HeroView, active: boolean): string {
  return [
    hero.name,
    say('hero-of', { player: seatCalled(hero.seat) }),
    active ? say('people-acting') : '',
    valueWords(hero.skills),
  ]
    .filter(Boolean)
    .join(', ');
}

export function heroTip(hero: HeroView): string {
  const flu = hero.flu_immune ? say('hero-immune') : '';
  return [
    say('hero-skills', { name: hero.name, skills: valueWords(hero.skills) }),
    hero.power && `${hero.power}: ${hero.text}`,
    flu,
  ]
    .filter(Boolean)
    .join('\n');
}

export function roomTip(room: RoomView): string {
  const bonus = room.bonus ? say('hero-room-bonus', { skills: skillWords(needsOf(room.bonus)) }) : '';
  const stations = room.stations > 0 ? say('hero-room-stations', { count: room.stations }) : '';
  return [`${room.name}.`, bonus, stations, ...room.actions.map(action => say(`hero-${action}-tip`))]
    .filter(Boolean)
    .join('\n');
}

/** A short tag on a treatable card: who helps. */
export function helpTag(treatment: Treatment): string {
  if (treatment.lacks.length > 0) return say('hero-with-card');
  if (treatment.counsel) return say('hero-ask', { name: treatment.counsel.name });
  const staff = treatment.helpers.filter(one => !one.id.startsWith('room:'));
  if (staff.length > 0) return say('hero-with', { names: staff.map(one => codeOf(one.name)).join(' ') });
  return say(treatment.helpers.length > 0 ? 'hero-in-here' : 'hero-alone');
}

/** The full sentence for the slip in the hallway. */
export function helpSentence(hero: HeroView, patient: PatientView, treatment: Treatment): string {
  if (patient.room !== hero.room) return say('hero-elsewhere', { patient: patient.name, hero: hero.name });
  const names = treatment.helpers.filter(one => one.id !== `seat:${treatment.counsel?.seat}`).map(one => one.name);
  if (treatment.counsel) names.push(say('hero-counsel', { name: treatment.counsel.name }));
  const helped = names.length > 0 ? say('hero-with', { names: list(names) }) : say('hero-alone');
  if (treatment.lacks.length === 0) return say('hero-can-treat', { hero: hero.name, patient: patient.name, helped });
  return say(names.length > 0 ? 'hero-missing-even' : 'hero-missing', {
    patient: patient.name,
    skills: skillWords(treatment.lacks),
    helped,
  });
}

/** Break a name into at most `lines` lines of `most` letters; the last line takes the rest. */
export function linesOf(text: string, most: number, lines: number): string[] {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const last = out[out.length - 1];
    if (last !== undefined && (last.length + 1 + word.length <= most || out.length === lines))
      out[out.length - 1] = `${last} ${word}`;
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
  return view.heroes.find(hero => hero.seat === view.active) ?? null;
}
