import { countBakes } from '../../ui/product/count-bakes.ts';

export function countResults(total: number, shown: number): string {
  return shown < total ? `The best ${shown} of ${countBakes(total)}` : countBakes(total);
}
