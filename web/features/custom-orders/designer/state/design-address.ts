import { DESIGN_PARAMETER } from '../../../../../contract/page-parameters.ts';
import { DESIGN_TEXT_MAX_LENGTH } from '../../../../../domain/custom-orders/link/design-text.ts';

/** A longer one is nobody's design; the reader refuses it all the same. */
export function readAddressDesign({ search }: Pick<Location, 'search'>): string | null {
  return new URLSearchParams(search).get(DESIGN_PARAMETER)?.slice(0, DESIGN_TEXT_MAX_LENGTH + 1) ?? null;
}

export function writeDesignPath(pathname: string, text: string): string {
  return `${pathname}?${new URLSearchParams({ [DESIGN_PARAMETER]: text })}`;
}

/** The link to a design, as it is sent to friends. */
export function writeDesignLink(page: Pick<Location, 'origin' | 'pathname'>, text: string): string {
  return page.origin + writeDesignPath(page.pathname, text);
}
