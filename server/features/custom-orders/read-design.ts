import type { CakeDesign } from '../../../domain/custom-orders/design/cake-design.ts';
import { openDesignText } from '../../../domain/custom-orders/link/design-text.ts';
import type { PriceList } from '../../../domain/custom-orders/price/price-list.ts';

/** A design that was checked when it was kept. What the shop has learned about cakes since may have to mend it. */
export function readStoredDesign(text: string, list: PriceList): CakeDesign {
  const opened = openDesignText(text, list);
  if (!opened.ok) throw new Error(`A kept design cannot be read: ${opened.refusal.message}`);
  return opened.value.design;
}
