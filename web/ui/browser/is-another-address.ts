type Page = Pick<Window, 'location'> & { readonly performance: Pick<Performance, 'getEntriesByType'> };

/**
 * Whether somebody went back or on before the page's script was there: the browser then changes the address alone, and what
 * is shown is still the page that was asked for.
 */
export function isAnotherAddress({ location, performance }: Page): boolean {
  const [asked] = performance.getEntriesByType('navigation');
  if (!asked) return false;
  const { pathname, search } = new URL(asked.name);
  return pathname + search !== location.pathname + location.search;
}
