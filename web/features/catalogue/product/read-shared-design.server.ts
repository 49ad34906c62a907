import { DESIGN_PARAMETER } from '../../../../contract/page-parameters.ts';
import { describeDesign } from '../../../../domain/custom-orders/design/describe-design.ts';
import { openDesignText, writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import type { SharedDesign } from './product-meta.ts';

/**
 * The cake in a shared link, for those who show the link before anybody opens it. Null for what has no picture; by a list
 * that offers everything, as the pictures themselves are made.
 */
export function readSharedDesign(search: URLSearchParams): SharedDesign | null {
  const text = search.get(DESIGN_PARAMETER) ?? '';
  const opened = openDesignText(text, DEFAULT_PRICE_LIST);
  if (!opened.ok) return null;
  const { design } = opened.value;
  return writeDesignText(design) === text
    ? { text, words: describeDesign(design, DEFAULT_PRICE_LIST) }
    : null;
}
