import { computeMark } from '../../discovery/compute-mark.ts';

/** How the shop looks, chosen by its owner. Everything else (tokens, icons, emails) is made from this. */
export type Brand = {
  readonly colours: BrandColours;
  readonly fonts: FontPairing;
  readonly decoration: Decoration;
  /** Null: the drop of honey on a biscuit, in the brand's colours. */
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

/** Changes with every choice: what is kept under it never changes. */
export function markBrand({ colours, fonts, decoration, logo }: Brand): string {
  const { action, accent, page } = colours;
  return computeMark([THEME_FORM, action, accent, page, fonts, decoration, logo?.id ?? '']);
}

/** Counts up when the same choices come to look differently. */
const THEME_FORM = 1;

export function isHouseBrand(brand: Brand): boolean {
  return markBrand(brand) === markBrand(HOUSE_BRAND);
}

/** A brand that is not the house's, as emails and pages show it. */
export type ShopBrand = Brand & {
  readonly mark: string;
  /** What absolute addresses of its files begin with. */
  readonly origin: string;
};

/** A logo so wide carries the shop's name itself. */
const WORDMARK_RATIO = 2;

export function isWordmark({ width, height }: Logo): boolean {
  return width / height >= WORDMARK_RATIO;
}

export const BRAND_PATH = '/brand';

/** Made from the logo, or from the house's mark in the brand's colours. */
export const BRAND_ICONS = {
  'favicon.png': { side: 48, shape: 'free' },
  'apple-touch-icon.png': { side: 180, shape: 'filled' },
  'icon-192.png': { side: 192, shape: 'free' },
  'icon-512.png': { side: 512, shape: 'free' },
  'icon-maskable-192.png': { side: 192, shape: 'masked' },
  'icon-maskable-512.png': { side: 512, shape: 'masked' },
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
