import { DESIGN_PARAMETER, LINE_PARAMETER } from '../../../contract/page-parameters.ts';

/** The designer with a design: of a product's page, or with a line of the cart in whose place it comes. */
export function writeDesignPath(pathname: string, text: string, line: string | null = null): string {
  const said = { [DESIGN_PARAMETER]: text, ...(line !== null && { [LINE_PARAMETER]: line }) };
  return `${pathname}?${new URLSearchParams(said)}`;
}
