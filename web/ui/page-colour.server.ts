import tokens from './tokens.css?raw';

/** The page's colour for what browsers and phones draw around it, which style sheets do not reach. */
export const PAGE_COLOUR = readToken('--color-cream');

function readToken(name: string): string {
  const [, value] = tokens.match(new RegExp(`${name}: ([^;]+);`)) ?? [];
  if (value === undefined) throw new Error(`tokens.css has no ${name}`);
  return value;
}
