import { computeMark } from '../../discovery/compute-mark.ts';

/** How the shop looks, chosen by its owner. Everything else (tokens, icons, emails) is made from this. */
export type Brand = {
  readonly colours: BrandColours;
  readonly fonts: FontPairing;
  readonly decoration: Decoration;
  /** Null: the initial of the shop's name, in the brand's colours. */
  readonly logo: Logo | null;
};

export type BrandColours = {
  /** Of buttons and links. */
  readonly action: string;
  /** Of bands, badges and icing. */
  readonly accent: string;
  /** Of the page itself; greys and browns take its hue. */
  readonly page: string;
};

export const FONT_PAIRINGS = ['warm', 'clean', 'classic'] as const;
export type FontPairing = (typeof FONT_PAIRINGS)[number];

export const DECORATIONS = ['drip', 'scallop', 'plain'] as const;
export type Decoration = (typeof DECORATIONS)[number];

/** One of the shop's pictures. */
export type Logo = { readonly id: string; readonly width: number; readonly height: number };

export const HOUSE_BRAND: Brand = {
  colours: { action: '#b4123f', accent: '#f2a900', page: '#fff8ef' },
  fonts: 'warm',
  decoration: 'drip',
  logo: null,
};

/** Changes with every choice and with the initial: what is kept under it never changes. */
export function markBrand({ colours, fonts, decoration, logo }: Brand, initial: string): string {
  const { action, accent, page } = colours;
  return computeMark([THEME_FORM, action, accent, page, fonts, decoration, logo?.id ?? '', initial]);
}

/** Counts up when the same choices come to look differently. */
const THEME_FORM = 2;

export function isHouseBrand(brand: Brand): boolean {
  return markBrand(brand, '') === markBrand(HOUSE_BRAND, '');
}

/** A brand that is not the house's, as emails and pages show it. */
export type ShopBrand = Brand & {
  /** What stands in the mark of a shop without a logo; blank: the house's drop of honey. */
  readonly initial: string;
  /** Its colours, fonts or decoration are not the house's, whose style sheet is part of the build. */
  readonly hasTheme: boolean;
  readonly mark: string;
  /** What absolute addresses of its files begin with. */
  readonly origin: string;
};

/** Of the demo, and of no other shop: it alone has the house's drop of honey for a mark. */
export const HOUSE_NAME = 'Oyin Bakes';

/** How a shop of this name looks; undefined for the house's own brand, which is part of the build. */
export function dressShop(brand: Brand, name: string, origin: string): ShopBrand | undefined {
  const initial = findInitial(name);
  if (initial === '' && isHouseBrand(brand)) return undefined;
  const hasTheme = !isHouseBrand({ ...brand, logo: null });
  return { ...brand, initial, hasTheme, mark: markBrand(brand, initial), origin };
}

/** In place of a letter that our faces lack. */
const NO_LETTER = '•';

/** The first letter or figure of a shop's name, with the dot or accent it has; blank for the house's own. */
export function findInitial(name: string): string {
  if (name === HOUSE_NAME) return '';
  const letter = /[\p{Script=Latin}\p{Nd}]\p{M}*/u.exec(name.normalize('NFC'))?.[0];
  return letter?.toLocaleUpperCase('en') ?? NO_LETTER;
}

/** A logo so wide carries the shop's name itself. */
const WORDMARK_RATIO = 2;

export function isWordmark({ width, height }: Pick<Logo, 'width' | 'height'>): boolean {
  return width / height >= WORDMARK_RATIO;
}

export const BRAND_PATH = '/brand';

/** Made from the logo, or from the mark of a shop without one. */
export const BRAND_ICONS = {
  'favicon.png': { side: 48, shape: 'free' },
  'apple-touch-icon.png': { side: 180, shape: 'filled' },
  'icon-192.png': { side: 192, shape: 'free' },
  'icon-512.png': { side: 512, shape: 'free' },
  'icon-maskable-192.png': { side: 192, shape: 'masked' },
  'icon-maskable-512.png': { side: 512, shape: 'masked' },
  // Beside a notification in a phone's status bar, which shows its outline alone.
  'badge-96.png': { side: 96, shape: 'outline' },
} as const;
export type BrandIconName = keyof typeof BRAND_ICONS;
export type BrandFileName = BrandIconName | 'theme.css' | 'logo.webp' | 'logo.png';

/** Where a shop's icon is: the brand's own, or the house's, which is part of the build. */
export function writeIconPath(shop: { readonly brand?: ShopBrand }, name: BrandIconName): string {
  return shop.brand ? writeBrandPath(shop.brand.mark, name) : `/${name}`;
}

export function writeBrandPath(mark: string, name: BrandFileName): string {
  return `${BRAND_PATH}/${mark}/${name}`;
}
