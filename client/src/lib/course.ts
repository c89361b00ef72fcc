/** The steps of a turn in the header: how much room they take, so that they are shortened before they are cut. */
import type { Course, Fact } from './protocol';

/** Widths in the header's type: letters of the title and of a step, and what a step has around its word. */
const LETTER = { title: 8.2, step: 7.4 };
const AROUND = 29;
const MARK = 17;
const GAP = 4;
const BESIDE_TITLE = 12;

/** With every step by its name. */
export function fullWidth(course: Course): number {
  const done = course.now * MARK;
  return titleWidth(course) + done + course.steps.reduce((sum, step) => sum + AROUND + GAP + step.label.length * LETTER.step, 0);
}

/** With the present step by its name, the others as marks. */
export function briefWidth(course: Course): number {
  const word = (course.steps[course.now]?.label.length ?? 0) * LETTER.step;
  return titleWidth(course) + word + course.steps.length * (AROUND + GAP);
}

/** The facts that the header does not tell anyway. */
export function besides(facts: readonly Fact[], course: Course | null | undefined): readonly Fact[] {
  if (!course) return facts;
  return facts.filter((fact) => fact.label !== 'Phase' && `${fact.label} ${fact.value}` !== course.title);
}

function titleWidth(course: Course): number {
  return course.title.length * LETTER.title + BESIDE_TITLE;
}
