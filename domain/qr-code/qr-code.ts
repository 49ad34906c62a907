import { chooseVersion, makeCodewords } from './codewords.ts';
import { chooseMask, MASKS } from './masks.ts';

/** Rows of modules, dark or light, without the quiet zone around them. */
export type QrCode = readonly (readonly boolean[])[];

/** Light modules that a reader needs around the code. */
export const QUIET_ZONE = 4;

type Drawing = {
  readonly size: number;
  readonly dark: boolean[][];
  /** Modules with a purpose of their own: neither data nor masked. */
  readonly isFixed: boolean[][];
};

/** The text as a QR code (ISO/IEC 18004), in bytes of UTF-8 at level M; undefined where it is longer than any code can hold. */
export function makeQrCode(text: string): QrCode | undefined {
  const bytes = toUtf8(text);
  const version = chooseVersion(bytes.length);
  if (version === undefined) return undefined;
  const drawing = drawFixed(version);
  drawData(drawing, makeCodewords(bytes, version));
  const candidates = MASKS.map((isInverted, number) => {
    const dark = drawing.dark.map((row, y) =>
      row.map((isDark, x) => isDark !== (drawing.isFixed[y]?.[x] === false && isInverted(x, y))),
    );
    drawFormat({ ...drawing, dark }, number);
    return dark;
  });
  return chooseMask(candidates);
}

/** The domain has no TextEncoder; addresses escape to one byte for each character. */
function toUtf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.toWellFormed());
  const bytes = escaped.match(/%[\dA-F]{2}|./g) ?? [];
  return Uint8Array.from(bytes, (each) =>
    each.length === 1 ? each.charCodeAt(0) : Number.parseInt(each.slice(1), 16),
  );
}

function drawFixed(version: number): Drawing {
  const size = version * 4 + 17;
  const drawing: Drawing = { size, dark: makeGrid(size), isFixed: makeGrid(size) };
  for (let at = 0; at < size; at += 1) {
    set(drawing, 6, at, at % 2 === 0);
    set(drawing, at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawRings(drawing, { x, y, reach: 4, light: [2, 4] });
  }
  const centres = placeAlignments(version, size);
  const last = centres.at(-1);
  for (const x of centres) {
    for (const y of centres) {
      const isFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
      if (!isFinder) drawRings(drawing, { x, y, reach: 2, light: [1] });
    }
  }
  drawFormat(drawing, 0);
  drawVersion(drawing, version);
  return drawing;
}

const makeGrid = (size: number) => Array.from({ length: size }, () => Array<boolean>(size).fill(false));

function set({ size, dark, isFixed }: Drawing, x: number, y: number, isDark: boolean): void {
  const [row, fixedRow] = [dark[y], isFixed[y]];
  if (!row || !fixedRow || x < 0 || x >= size) return;
  row[x] = isDark;
  fixedRow[x] = true;
}

type Rings = {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly light: readonly number[];
};

/** Squares around a centre: finders with the light frame around them, and alignment patterns. */
function drawRings(drawing: Drawing, { x, y, reach, light }: Rings): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      set(drawing, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

/** At even distances from the far edge, the first of them on the timing line. */
function placeAlignments(version: number, size: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step);
  return [6, ...rest.toReversed()];
}

/** The level, which is M, and the mask, with ten bits of correction; twice, in case a corner is damaged. */
function drawFormat(drawing: Drawing, mask: number): void {
  const { size } = drawing;
  const bits = ((mask << 10) | divide(mask, 10, 0x537)) ^ 0x5412;
  const isDark = (bit: number) => ((bits >> bit) & 1) === 1;
  for (let bit = 0; bit < 8; bit += 1) {
    set(drawing, 8, bit < 6 ? bit : bit + 1, isDark(bit));
    set(drawing, size - 1 - bit, 8, isDark(bit));
  }
  for (let bit = 8; bit < 15; bit += 1) {
    set(drawing, bit === 8 ? 7 : 14 - bit, 8, isDark(bit));
    set(drawing, 8, size - 15 + bit, isDark(bit));
  }
  set(drawing, 8, size - 8, true);
}

/** From version 7 on the code says how large it is, twice. */
function drawVersion(drawing: Drawing, version: number): void {
  if (version < 7) return;
  const bits = (version << 12) | divide(version, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit += 1) {
    const far = drawing.size - 11 + (bit % 3);
    const near = Math.floor(bit / 3);
    set(drawing, far, near, ((bits >> bit) & 1) === 1);
    set(drawing, near, far, ((bits >> bit) & 1) === 1);
  }
}

/** The remainder of the division of polynomials over two elements: what a BCH code appends. */
function divide(value: number, degree: number, divisor: number): number {
  let remainder = value;
  for (let step = 0; step < degree; step += 1) {
    remainder = (remainder << 1) ^ ((remainder >> (degree - 1)) * divisor);
  }
  return remainder;
}

/** In columns of two from the right, up and down in turn, past whatever is fixed; the timing column is left out. */
function drawData({ size, dark, isFixed }: Drawing, codewords: readonly number[]): void {
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    const isUpward = ((column + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [column, column - 1]) {
        const row = dark[y];
        if (!row || isFixed[y]?.[x]) continue;
        row[x] = (((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        at += 1;
      }
    }
  }
}
