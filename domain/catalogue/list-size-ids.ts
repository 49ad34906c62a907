import type { ProductSize } from './product.ts';

/** What a product is sold in, each once: its sizes, or none. */
export function listSizeIds(sizes: readonly Pick<ProductSize, 'id'>[]): readonly (string | null)[] {
  return sizes.length > 0 ? sizes.map(({ id }) => id) : [null];
}
