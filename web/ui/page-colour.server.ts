import tokens from './tokens.css?raw';

const [light, dark] = readToken('--color-cream');

/** The page's colour for what browsers and phones draw around it, which style sheets do not reach. */
export const PAGE_COLOURS = { light, dark } as const;

/** As it is by day, which comes first, and in the dark. */
function readToken(name: string): readonly [string, string] {
  const [first, second] = Array.from(
    tokens.matchAll(new RegExp(`${name}: ([^;]+);`, 'g')),
    ([, value]) => value,
  );
  if (first === undefined || second === undefined) throw new Error(`tokens.css has no two ${name}`);
  return [first, second];
}
