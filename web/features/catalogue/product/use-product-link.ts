import type { ProductAnswer } from '../../../../contract/products.ts';
import { useOrigin } from '../../shop/shop-context.tsx';

/** The product's one address, as it is sent to others. */
export function useProductLink({ id }: Pick<ProductAnswer, 'id'>): string {
  return `${useOrigin()}/products/${encodeURIComponent(id)}`;
}
