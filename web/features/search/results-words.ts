import { countProducts } from '../../ui/product/count-products.ts';

export function countResults(total: number, shown: number): string {
  return shown < total ? `The best ${shown} of ${countProducts(total)}` : countProducts(total);
}
