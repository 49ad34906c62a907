import { publishBrandEndpoint, type VersionedBrand } from '../../../../contract/brand.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import type { Brand, Decoration, FontPairing } from '../../../../domain/shop/brand/brand.ts';
import { HEX_COLOUR_FORM } from '../../../../domain/shop/brand/colour.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import type { Fact } from '../../../ui/form/stale/compare-facts.ts';

export type BrandValues = Brand;

export const FONT_NAMES: Readonly<Record<FontPairing, { readonly name: string; readonly faces: string }>> = {
  warm: { name: 'Warm', faces: 'Fraunces with Figtree' },
  clean: { name: 'Clean', faces: 'Figtree only' },
  classic: { name: 'Classic', faces: 'Fraunces italic' },
};

export const DECORATION_NAMES: Readonly<Record<Decoration, string>> = {
  drip: 'Icing drip',
  scallop: 'Scallops',
  plain: 'Plain',
};

export function fillBrand({ colours, fonts, decoration, logo }: VersionedBrand): BrandValues {
  return { colours, fonts, decoration, logo };
}

export function findBrandProblems(values: BrandValues): FieldProblems {
  return findMisfits(publishBrandEndpoint.bodySchema, values);
}

/** What is typed in a colour's field, if it is one already. */
export function readTypedColour(typed: string): string | undefined {
  const written = typed.trim().toLowerCase();
  return HEX_COLOUR_FORM.test(written) ? written : undefined;
}

/** The brand part by part, in words. */
export function listBrandFacts({ colours, fonts, decoration, logo }: BrandValues): readonly Fact[] {
  return [
    { key: 'logo', name: 'Logo', words: logo ? `${logo.width} × ${logo.height} pixels` : 'none' },
    { key: 'action', name: 'Buttons', words: colours.action },
    { key: 'accent', name: 'Accent', words: colours.accent },
    { key: 'page', name: 'Background', words: colours.page },
    { key: 'fonts', name: 'Fonts', words: FONT_NAMES[fonts].name },
    { key: 'decoration', name: 'Decoration', words: DECORATION_NAMES[decoration] },
  ];
}
