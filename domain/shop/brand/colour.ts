/** A colour by how light it is, how strong and of which hue: two of the same lightness look equally light, which no other notation promises. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

/** `#b4123f` */
export const HEX_COLOUR_FORM = /^#[\da-f]{6}$/;

export const READABLE_CONTRAST = 4.5;
/** For the edges of fields, which are no text. */
export const VISIBLE_CONTRAST = 3;

type Rgb = readonly [red: number, green: number, blue: number];

/** As WCAG 2 counts it, from 1 to 21. */
export function measureContrast(one: string, other: string): number {
  const [darker, lighter] = [measureLuminance(one), measureLuminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function measureLuminance(hex: string): number {
  const [red, green, blue] = readLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function readColour(hex: string): Oklch {
  const [red, green, blue] = readLinear(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

const MAPPING_STEPS = 16;

/** What no screen can show is made paler until one can: lightness and hue are what a palette is built on. */
export function writeColour({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let shown = 0;
  let tooStrong = c;
  if (isShowable(toLinear({ l: lightness, c, h }))) return writeLinear(toLinear({ l: lightness, c, h }));
  for (let step = 0; step < MAPPING_STEPS; step += 1) {
    const middle = (shown + tooStrong) / 2;
    if (isShowable(toLinear({ l: lightness, c: middle, h }))) shown = middle;
    else tooStrong = middle;
  }
  return writeLinear(toLinear({ l: lightness, c: shown, h }));
}

const SEARCH_STEPS = 14;

/** The colour itself where it can be read on all of these grounds, otherwise the nearest lightness at which it can. */
export function makeReadable(
  hex: string,
  grounds: readonly string[],
  {
    towards,
    contrast = READABLE_CONTRAST,
  }: { readonly towards: 'dark' | 'light'; readonly contrast?: number },
): string {
  const isReadable = (shown: string) => grounds.every((ground) => measureContrast(shown, ground) >= contrast);
  if (isReadable(hex)) return hex;
  const colour = readColour(hex);
  let far = towards === 'dark' ? 0 : 1;
  let near = colour.l;
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (far + near) / 2;
    if (isReadable(writeColour({ ...colour, l: middle }))) far = middle;
    else near = middle;
  }
  return writeColour({ ...colour, l: far });
}

function readLinear(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
}

function toLinear({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const ROUNDING = 0.0005;

function isShowable(rgb: Rgb): boolean {
  return rgb.every((part) => part >= -ROUNDING && part <= 1 + ROUNDING);
}

function writeLinear(rgb: Rgb): string {
  const digits = rgb.map((part) => {
    const bounded = Math.min(1, Math.max(0, part));
    const share = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
