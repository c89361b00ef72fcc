/**
 * QR codes for links passed from screen to screen: bytes, medium error correction, just large enough
 * for a link (versions 1 to 10, 213 bytes). Follows ISO/IEC 18004.
 */

/** Error correction (level M) by version: codewords per block, then blocks by their number and data codewords. */
const BLOCKS: readonly (readonly [correction: number, ...(readonly [blocks: number, data: number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}

export type Modules = readonly (readonly boolean[])[];

/** The dark and light modules of a text's code, row by row. */
export function qrCode(text: string): Modules {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, i) => bytes.length <= capacity(i + 1) - (i + 1 > 9 ? 3 : 2)) + 1;
  if (version === 0) throw new RangeError(`a link of ${bytes.length} bytes is too long for a QR code`);
  const bits = [...codewords(bytes, version)].flatMap(word => bitsOf(word, 8));
  const drawn = MASKS.map(mask => draw(version, bits, mask));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** One path over all dark modules, for an SVG whose unit is a module. */
export function pathOf(modules: Modules): string {
  return modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

function capacity(version: number): number {
  const [, ...groups] = BLOCKS[version - 1]!;
  return groups.reduce((sum, [blocks, data]) => sum + blocks * data, 0);
}

/** Data and error correction in the order in which they are drawn. */
function codewords(bytes: readonly number[], version: number): number[] {
  const [correction, ...groups] = BLOCKS[version - 1]!;
  const room = capacity(version);
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, version > 9 ? 16 : 8),
    ...bytes.flatMap(byte => bitsOf(byte, 8)),
  ];
  bits.push(...Array<number>(Math.min(4, room * 8 - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let i = 0; data.length < room; i++) data.push(i % 2 ? 0x11 : 0xec);
  const blocks: number[][] = [];
  for (const [count, size] of groups) for (let i = 0; i < count; i++) blocks.push(data.splice(0, size));
  return [...interleaved(blocks), ...interleaved(blocks.map(block => remainder(block, correction)))];
}

function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(block => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap(block => block[i] ?? [])).flat();
}

/** Reed–Solomon: the remainder of the data divided by the generator of this degree. */
function remainder(data: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++)
    generator = [...generator, 0].map((one, k) => one ^ times(generator[k - 1] ?? 0, EXP[i]!));
  const left = [...data, ...Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = left[i]!;
    generator.forEach((one, k) => (left[i + k]! ^= times(one, lead)));
  }
  return left.slice(data.length);
}

function times(a: number, b: number): number {
  return a && b ? EXP[LOG[a]! + LOG[b]!]! : 0;
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1);
}

type Mask = (x: number, y: number) => boolean;

const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(version: number, bits: readonly number[], mask: Mask): Modules {
  const size = 17 + 4 * version;
  const squares: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    if (squares[y] && x >= 0 && x < size) squares[y][x] = dark;
  };
  const rings = (cx: number, cy: number, radius: number, light: readonly number[]): void => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 0; i < size; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  for (const x of places(version)) for (const y of places(version)) if (!nearFinder(x, y, size)) rings(x, y, 2, [1]);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  drawFormat(set, size, MASKS.indexOf(mask));
  if (version > 6) drawVersion(set, size, version);

  let at = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const upward = ((right + (right < 6 ? 1 : 0)) & 2) === ((size - 1) & 2);
        const y = upward ? size - 1 - step : step;
        if (squares[y]![x] === undefined) squares[y]![x] = ((bits[at++] ?? 0) === 1) !== mask(x, y);
      }
  return squares as boolean[][];
}

/** The positions of the alignment patterns. */
function places(version: number): number[] {
  if (version === 1) return [];
  const last = 10 + 4 * version;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

function nearFinder(x: number, y: number, size: number): boolean {
  return (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
}

function drawFormat(set: (x: number, y: number, dark: boolean) => void, size: number, mask: number): void {
  // Level M is 00, so the format is the mask alone.
  const word = ((mask << 10) | divided(mask, 10, 0x537)) ^ 0x5412;
  const bit = (i: number): boolean => ((word >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    const straight = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    set(8, straight, bit(i));
    const along = i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i;
    set(along, 8, bit(i));
  }
  set(8, size - 8, true);
}

function drawVersion(set: (x: number, y: number, dark: boolean) => void, size: number, version: number): void {
  const word = (version << 12) | divided(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const dark = ((word >> i) & 1) === 1;
    set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    set(Math.floor(i / 3), size - 11 + (i % 3), dark);
  }
}

/** The remainder of a number, shifted left by the generator's degree, divided by the generator. */
function divided(value: number, degree: number, generator: number): number {
  let left = value << degree;
  for (let top = 31 - Math.clz32(left); left >> degree; top = 31 - Math.clz32(left))
    left ^= generator << (top - degree);
  return left;
}

/** How hard a code is to read: long runs, blocks, patterns that look like finders, too dark or too light. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const lines = [...modules, ...modules.map((_, x) => modules.map(row => row[x]!))];
  let sum = 0;
  let dark = 0;
  for (const line of lines) {
    const text = line.map(Number).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const pattern of ['10111010000', '00001011101'])
      for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) sum += 40;
  }
  modules.forEach((row, y) =>
    row.forEach((one, x) => {
      dark += Number(one);
      if (
        x + 1 < size &&
        y + 1 < size &&
        row[x + 1] === one &&
        modules[y + 1]![x] === one &&
        modules[y + 1]![x + 1] === one
      )
        sum += 3;
    }),
  );
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
