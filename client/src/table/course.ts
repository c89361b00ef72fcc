/** The steps of a turn in the header: how much room they take, so they can be shortened rather than cut off. */
import type { Course } from '../connection/protocol';

/** Widths in the header's font: a letter of the title, a letter of a step, and the padding of a step. */
const LETTER = { title: 8.2, step: 7.4 };
const AROUND = 29;
const MARK = 17;
const GAP = 4;
const BESIDE_TITLE = 12;

/** The width with every step named. */
export function fullWidth(course: Course): number {
  const done = course.now * MARK;
  return (
    titleWidth(course) +
    done +
    course.steps.reduce((sum, step) => sum + AROUND + GAP + step.label.length * LETTER.step, 0)
  );
}

/** The width with only the current step named and the others drawn as marks. */
export function briefWidth(course: Course): number {
  const word = (course.steps[course.now]?.label.length ?? 0) * LETTER.step;
  return titleWidth(course) + word + course.steps.length * (AROUND + GAP);
}

function titleWidth(course: Course): number {
  return course.title.length * LETTER.title + BESIDE_TITLE;
}
