/** The history of a game as an EKG: one blip per step. */

export type Beat = 'beat' | 'spike' | 'flat';

interface PulseShape {
  path: string;
  /** Flat stretches of the line, from x to x. */
  flats: readonly (readonly [number, number])[];
  /** The x of each step. */
  xs: readonly number[];
}

export const BASE = 22;
/** The room at both ends of the line. */
export const PAD = 8;

export function pulseShape(beats: readonly Beat[], width: number): PulseShape {
  const xs = stepPositions(beats.length, width);
  const gap = xs.length > 1 ? xs[1]! - xs[0]! : width - 2 * PAD;
  const half = Math.min(3, gap / 2);
  const parts: string[] = [`M0 ${BASE}`];
  const flats: [number, number][] = [];
  beats.forEach((beat, i) => {
    const x = xs[i + 1]!;
    if (beat === 'flat') {
      flats.push([round(x - Math.max(half, 4)), round(x + Math.max(half, 4))]);
      parts.push(`L${round(x + half)} ${BASE}`);
    } else {
      const top = beat === 'spike' ? 5 : 16 + ((i * 7) % 5) * 0.4;
      const dip = beat === 'spike' ? 27 : 24.5;
      parts.push(
        `L${round(x - half)} ${BASE}`,
        `L${round(x - half / 3)} ${round(top)}`,
        `L${round(x + half / 3)} ${dip}`,
        `L${round(x + half)} ${BASE}`,
      );
    }
  });
  parts.push(`L${round(width)} ${BASE}`);
  return { path: parts.join(''), flats, xs };
}

/** Positions of step 0 (the start) to step n. */
export function stepPositions(steps: number, width: number): number[] {
  return Array.from({ length: steps + 1 }, (_, i) => round(PAD + (steps === 0 ? 0 : ((width - 2 * PAD) * i) / steps)));
}

/** The step nearest to a point on the line. */
export function stepAt(x: number, steps: number, width: number): number {
  if (steps === 0) return 0;
  const share = (x - PAD) / (width - 2 * PAD);
  return Math.min(steps, Math.max(0, Math.round(share * steps)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
