import { type BrandColours, HOUSE_BRAND } from './brand.ts';

/** Three colours that go together, to start from. */
export const COLOUR_SETS: readonly { readonly name: string; readonly colours: BrandColours }[] = [
  { name: 'Hibiscus', colours: HOUSE_BRAND.colours },
  { name: 'Leaf', colours: { action: '#1f6b45', accent: '#f6c9c0', page: '#f6faf3' } },
  { name: 'Cocoa', colours: { action: '#5b3420', accent: '#e3c8a4', page: '#fbf7f2' } },
  { name: 'Ember', colours: { action: '#b3400b', accent: '#bcdcec', page: '#fdf6f2' } },
  { name: 'Indigo', colours: { action: '#3730a3', accent: '#fcd34d', page: '#f5f6ff' } },
  { name: 'Ink', colours: { action: '#1f2328', accent: '#f1d4dd', page: '#ffffff' } },
];
