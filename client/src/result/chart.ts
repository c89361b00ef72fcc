/** Scales and shapes of the charts on the discharge sheet. */

interface Scale {
  (value: number): number;
  ticks: readonly number[];
}

/** Map values to positions; the ticks are round numbers within the domain. */
export function linear(domain: readonly [number, number], range: readonly [number, number], ticks = 4): Scale {
  const [low, high] = domain[0] === domain[1] ? [domain[0] - 1, domain[1] + 1] : domain;
  const scale = (value: number): number => range[0] + ((value - low) / (high - low)) * (range[1] - range[0]);
  return Object.assign(scale, { ticks: niceTicks(low, high, ticks) });
}

function niceTicks(low: number, high: number, count: number): number[] {
  const span = high - low;
  if (!(span > 0)) return [low];
  const raw = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map(m => m * power).find(s => s >= raw) ?? raw;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high + step * 1e-9; tick += step)
    ticks.push(Math.round(tick * 1e9) / 1e9);
  return ticks;
}

/** The range of the values, with zero in it. */
export function extent(values: readonly number[]): [number, number] {
  return [Math.min(0, ...values), Math.max(0, ...values)];
}

export function linePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${fix(x)} ${fix(y)}`).join('');
}

/** A sum as a waterfall: each part starts where the one before it ended. */
export function waterfall(
  parts: readonly { label: string; points: number }[],
): { label: string; from: number; to: number }[] {
  let sum = 0;
  return parts.map(({ label, points }) => {
    const from = sum;
    sum += points;
    return { label, from, to: sum };
  });
}

/** Push labels apart until none overlap, keeping their order. */
export function spread(ys: readonly number[], gap: number, low: number, high: number): number[] {
  const order = ys.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  order.forEach((label, k) => {
    const above = order[k - 1];
    label.y = Math.max(label.y, above ? above.y + gap : low);
  });
  for (let k = order.length - 1; k >= 0; k--) {
    const below = order[k + 1];
    order[k]!.y = Math.min(order[k]!.y, below ? below.y - gap : high);
  }
  const placed: number[] = [];
  for (const { y, i } of order) placed[i] = y;
  return placed;
}

function fix(value: number): number {
  return Math.round(value * 100) / 100;
}
