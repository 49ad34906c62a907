import { DESIGN_PARAMETER, LINE_PARAMETER } from '../../../../../contract/page-parameters.ts';
import { DESIGN_TEXT_MAX_LENGTH } from '../../../../../domain/custom-orders/link/design-text.ts';
import { writeDesignPath } from '../../design-path-context.ts';

/** A longer one is nobody's design; the reader refuses it all the same. */
export function readAddressDesign({ search }: Pick<Location, 'search'>): string | null {
  return new URLSearchParams(search).get(DESIGN_PARAMETER)?.slice(0, DESIGN_TEXT_MAX_LENGTH + 1) ?? null;
}

/** The design of the cart's line that is being changed; null where a cake is made anew. */
export function readAddressLine({ search }: Pick<Location, 'search'>): string | null {
  return new URLSearchParams(search).get(LINE_PARAMETER);
}

/** The link to a design, as it is sent to friends, whose carts are their own. */
export function writeDesignLink(page: Pick<Location, 'origin' | 'pathname'>, text: string): string {
  return page.origin + writeDesignPath(page.pathname, text);
}
