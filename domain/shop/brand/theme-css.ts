import { type Brand, type Decoration, type FontPairing, HOUSE_BRAND } from './brand.ts';
import { derivePalette, TOKENS, type Token, type Tokens } from './palette.ts';

/** Under which names the tokens are known to the style sheets; a colour may have several uses that differ in the dark. */
const PROPERTIES: Readonly<Record<Token, readonly string[]>> = {
  ...(Object.fromEntries(TOKENS.map((token) => [token, [`--color-${token}`]])) as unknown as Record<
    Token,
    readonly string[]
  >),
  'background-cocoa': ['--background-color-cocoa'],
  'background-honey': ['--background-color-honey'],
  'text-hibiscus': ['--text-color-hibiscus', '--border-color-hibiscus'],
  'text-hibiscus-press': ['--text-color-hibiscus-press'],
};

const FONTS: Readonly<Record<FontPairing, string>> = {
  warm: '',
  clean:
    ':root{--font-display:var(--font-text);--font-accent:var(--font-text);--text-hero:clamp(2.5rem,1.2rem + 4.6vw,4.5rem)}h1,h2,h3{font-weight:700;word-spacing:0}h1 em,h2 em{font-style:normal;font-weight:inherit}',
  classic:
    ':root{--font-display:"Fraunces","Fraunces Fallback",var(--font-text)}h1,h2,h3,.font-display{font-style:italic}',
};

/** The same two devices everywhere: an edge under bands of colour, and a cutter for pictures. */
const DECORATIONS: Readonly<Record<Decoration, string>> = {
  drip: '',
  scallop:
    ':root{--drip-shape:radial-gradient(1.75rem at 50% 0,currentColor 98%,transparent);--drip-width:3.5rem}',
  plain:
    ':root{--drip-shape:linear-gradient(transparent,transparent);--scallop-shape:radial-gradient(closest-side,currentColor 99%,transparent)}',
};

/**
 * What a brand changes of the house's style sheet, to be read after it; nothing for the house's own brand. The dark theme
 * stands twice, for whoever has chosen it and for whoever's system has, as in web/ui/tokens.css.
 */
export function writeThemeCss({ colours, fonts, decoration }: Omit<Brand, 'logo'>): string {
  const house = derivePalette(HOUSE_BRAND.colours);
  const palette = derivePalette(colours);
  const light = writeDeclarations(palette.light, house.light);
  // In the dark every token stands that the light theme has changed, or it would show through.
  const dark = writeDeclarations(
    palette.dark,
    house.dark,
    (token) => palette.light[token] !== house.light[token],
  );
  const themes =
    light === '' && dark === ''
      ? ''
      : `:root{${light}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}@media screen{:root[data-theme=dark]{${dark}}}`;
  return themes + FONTS[fonts] + DECORATIONS[decoration];
}

function writeDeclarations(
  tokens: Tokens,
  house: Tokens,
  isWanted: (token: Token) => boolean = () => false,
): string {
  return TOKENS.filter((token) => tokens[token] !== house[token] || isWanted(token))
    .flatMap((token) => PROPERTIES[token].map((property) => `${property}:${tokens[token]}`))
    .join(';');
}
