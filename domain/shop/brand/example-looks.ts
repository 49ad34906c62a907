import { type Brand, HOUSE_BRAND } from './brand.ts';

/** A whole look but for the logo, which is always the bakery's own. */
export type Look = Omit<Brand, 'logo'>;

/** How very different bakeries look with this shop, to try on and to start from. */
export const EXAMPLE_LOOKS: readonly { readonly name: string; readonly look: Look }[] = [
  {
    name: 'Cake shop',
    look: { colours: HOUSE_BRAND.colours, fonts: HOUSE_BRAND.fonts, decoration: HOUSE_BRAND.decoration },
  },
  {
    name: 'Sourdough bakery',
    look: {
      colours: { action: '#17402c', accent: '#d9c7a0', page: '#faf8f2' },
      fonts: 'classic',
      decoration: 'plain',
    },
  },
  {
    name: 'Children’s cakes',
    look: {
      colours: { action: '#a21caf', accent: '#f9a8d4', page: '#fff5fb' },
      fonts: 'clean',
      decoration: 'scallop',
    },
  },
  {
    name: 'Northern kitchen',
    look: {
      colours: { action: '#9a3b1b', accent: '#e8b24a', page: '#fdf6ee' },
      fonts: 'warm',
      decoration: 'scallop',
    },
  },
];
