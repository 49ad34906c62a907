export const FEATURED_PRODUCTS_MAX = 8;

type Featurable = { readonly discountPercentage: number; readonly isCustom: boolean };

export function isFeatured({ discountPercentage, isCustom }: Featurable): boolean {
  return discountPercentage > 0 || isCustom;
}

export function chooseFeatured<Kind extends Featurable>(products: readonly Kind[]): readonly Kind[] {
  return products.filter(isFeatured).slice(0, FEATURED_PRODUCTS_MAX);
}
