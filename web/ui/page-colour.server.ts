import { derivePalette } from '../../domain/shop/brand/palette.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import type { PageColours } from './theme/theme-colour.tsx';
import tokens from './tokens.css?raw';

const [light, dark] = readToken('--color-cream');

/** The page's colour for what browsers and phones draw around it, which style sheets do not reach. */
export function choosePageColours({ brand }: Pick<ShopProfile, 'brand'>): PageColours {
  if (!brand) return { light, dark };
  const palette = derivePalette(brand.colours);
  return { light: palette.light.cream, dark: palette.dark.cream };
}

/** As it is by day, which comes first, and in the dark. */
function readToken(name: string): readonly [string, string] {
  const [first, second] = Array.from(
    tokens.matchAll(new RegExp(`${name}: ([^;]+);`, 'g')),
    ([, value]) => value,
  );
  if (first === undefined || second === undefined) throw new Error(`tokens.css has no two ${name}`);
  return [first, second];
}
