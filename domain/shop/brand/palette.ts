import { type BrandColours, HOUSE_BRAND } from './brand.ts';
import { makeReadable, measureContrast, readColour, VISIBLE_CONTRAST, writeColour } from './colour.ts';

type Source = keyof BrandColours;

/**
 * The house's own tokens, by name as in web/ui/tokens.css (palette.test.ts compares them). Every other brand has the same
 * lightness in each place, with its own hues and as much colour as it was given.
 */
const HOUSE_TOKENS = {
  cream: ['page', '#fff8ef', '#1b110c'],
  paper: ['page', '#ffffff', '#291b14'],
  crust: ['page', '#f3e3cf', '#3b291e'],
  'crust-2': ['page', '#e7d0b4', '#543d2e'],
  'background-cocoa': ['page', '#2e1a12', '#452a1e'],
  'cocoa-3': ['page', '#4a2c20', '#5f3f2f'],
  'background-honey': ['accent', '#f2a900', '#855000'],
  'honey-soft': ['accent', '#fdf0d0', '#3d2c0d'],
  'tint-honey': ['accent', '#fbe3b0', '#40300f'],
  'hibiscus-soft': ['action', '#fce9ee', '#42161f'],
  cocoa: ['page', '#2e1a12', '#f8ead9'],
  'cocoa-2': ['page', '#6b5144', '#d0b7a5'],
  bark: ['page', '#937462', '#a98b77'],
  'on-dark': ['page', '#fff3e0', '#fff3e0'],
  'on-dark-2': ['page', '#d9bfa9', '#d9bfa9'],
  honey: ['accent', '#f2a900', '#f2a900'],
  'honey-deep': ['accent', '#7a4e00', '#f5c766'],
  hibiscus: ['action', '#b4123f', '#b4123f'],
  'hibiscus-press': ['action', '#8e0e32', '#8e0e32'],
  'text-hibiscus': ['action', '#b4123f', '#ff8fab'],
  'text-hibiscus-press': ['action', '#8e0e32', '#ffa6bc'],
} as const satisfies Readonly<Record<string, readonly [Source, light: string, dark: string]>>;

export type Token = keyof typeof HOUSE_TOKENS;
export const TOKENS = Object.keys(HOUSE_TOKENS) as readonly Token[];
export type Tokens = Readonly<Record<Token, string>>;
type Theme = 'light' | 'dark';
export type Palette = { readonly light: Tokens; readonly dark: Tokens };

export const ON_ACTION = '#ffffff';

/** What is read on what, in both themes. */
export const READ_ON: Readonly<Partial<Record<Token, readonly Token[]>>> = {
  cocoa: [
    'cream',
    'paper',
    'crust',
    'crust-2',
    'background-honey',
    'honey-soft',
    'hibiscus-soft',
    'tint-honey',
  ],
  'cocoa-2': ['cream', 'paper', 'crust', 'honey-soft', 'hibiscus-soft'],
  'on-dark': ['background-cocoa', 'cocoa-3'],
  'on-dark-2': ['background-cocoa'],
  honey: ['background-cocoa'],
  'honey-deep': ['cream', 'paper', 'honey-soft'],
  'text-hibiscus': ['cream', 'paper', 'crust', 'hibiscus-soft', 'honey-soft'],
  'text-hibiscus-press': ['cream', 'paper', 'crust', 'hibiscus-soft'],
};

/** Not the palest of pages: a darker one would take the text's contrast. */
const PAGE_MIN_LIGHTNESS = 0.955;
const PAGE_LIGHTNESS = 0.97;
const PALE_CHROMA = 0.03;
/** No browns as strong as bricks from a page that is a strong colour itself. */
const TINT_MAX = 2.2;

/** How a colour that was chosen had to be changed so that everything can be read. */
export type Mending = { readonly source: Source; readonly chosen: string; readonly shown: string };

/** The nearest colours with which text can be read; those that can already stay as they are. */
export function mendColours(chosen: BrandColours): { colours: BrandColours; mendings: readonly Mending[] } {
  const page = mendPage(chosen.page);
  const [, byDay, inTheDark] = HOUSE_TOKENS['background-cocoa'];
  const colours = {
    page,
    action: makeReadable(chosen.action, [ON_ACTION], { towards: 'dark' }),
    accent: makeReadable(chosen.accent, [tint(byDay, page), tint(inTheDark, page)], { towards: 'light' }),
  };
  const sources = ['action', 'accent', 'page'] as const;
  return {
    colours,
    mendings: sources
      .filter((source) => colours[source] !== chosen[source])
      .map((source) => ({ source, chosen: chosen[source], shown: colours[source] })),
  };
}

/** A page that was chosen too dark becomes a pale one of the same hue. */
function mendPage(chosen: string): string {
  const { l, c, h } = readColour(chosen);
  if (l >= PAGE_MIN_LIGHTNESS) return chosen;
  return writeColour({ l: PAGE_LIGHTNESS, c: Math.min(c, PALE_CHROMA), h });
}

/** Every token of both themes; whatever the colours, text has its contrast. */
export function derivePalette(chosen: BrandColours): Palette {
  const { colours } = mendColours(chosen);
  return { light: deriveTheme(colours, 'light'), dark: deriveTheme(colours, 'dark') };
}

function deriveTheme(colours: BrandColours, theme: Theme): Tokens {
  const tokens: Record<Token, string> = { ...deriveGrounds(colours, theme) };
  const textGoes = theme === 'light' ? 'dark' : 'light';
  for (const token of TOKENS) {
    const grounds = (READ_ON[token] ?? []).map((ground) => tokens[ground]);
    tokens[token] = makeReadable(tokens[token], grounds, { towards: isOnDark(token) ? 'light' : textGoes });
  }
  return {
    ...tokens,
    bark: makeReadable(tokens.bark, [tokens.cream, tokens.paper], {
      towards: textGoes,
      contrast: VISIBLE_CONTRAST,
    }),
  };
}

/** Before anything is made readable, apart from the band that carries text in both themes. */
function deriveGrounds(colours: BrandColours, theme: Theme): Tokens {
  const plain = Object.fromEntries(
    TOKENS.map((token) => [token, deriveToken(token, colours, theme)]),
  ) as unknown as Tokens; // fromEntries forgets the names
  const band = makeReadable(plain['background-honey'], [plain.cocoa], { towards: theme });
  return { ...plain, 'background-honey': band };
}

/** Read on the dark bands of both themes. */
function isOnDark(token: Token): boolean {
  return token === 'on-dark' || token === 'on-dark-2' || token === 'honey';
}

function deriveToken(token: Token, colours: BrandColours, theme: Theme): string {
  const [source, light, dark] = HOUSE_TOKENS[token];
  const house = theme === 'light' ? light : dark;
  if (token === 'cream' && theme === 'light') return colours.page;
  if (source === 'page') return tint(house, colours.page);
  const chosen = colours[source];
  if (house === HOUSE_BRAND.colours[source]) return chosen;
  if (token === 'hibiscus-press') return press(chosen);
  return recolour(house, HOUSE_BRAND.colours[source], chosen);
}

/** The house's colour, in the hue of the page that was chosen. */
function tint(house: string, page: string): string {
  return recolour(house, HOUSE_BRAND.colours.page, page, TINT_MAX);
}

/** As light as the house's, with the chosen hue and as much stronger or weaker as the chosen colour is. */
function recolour(house: string, housesChoice: string, chosen: string, strongest = 1.4): string {
  if (chosen === housesChoice) return house;
  const { l, c } = readColour(house);
  const wanted = readColour(chosen);
  const strength = Math.min(strongest, wanted.c / readColour(housesChoice).c);
  return writeColour({ l, c: c * strength, h: wanted.h });
}

const PRESS_STEP = 0.08;

/** Darker while pressed; what is nearly black already becomes lighter. */
function press(chosen: string): string {
  if (chosen === HOUSE_BRAND.colours.action) return HOUSE_TOKENS['hibiscus-press'][1];
  const colour = readColour(chosen);
  return writeColour({ ...colour, l: colour.l < 0.3 ? colour.l + PRESS_STEP : colour.l - PRESS_STEP });
}

/** Of the white words on buttons. */
export function measureButtons({ action }: BrandColours): number {
  return measureContrast(ON_ACTION, action);
}
