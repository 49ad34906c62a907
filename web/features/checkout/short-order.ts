/** What an order was short of when its shopper left checkout to add something. */
export type ShortOrder = { readonly place: string; readonly minimumInKobo: number };

const KEY = 'short-order';

type Page = { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };

/** Of this tab. Where storage is forbidden nobody is reminded, and nothing else is lost. */
export function keepShortOrder(page: Page, short: ShortOrder): void {
  try {
    page.sessionStorage.setItem(KEY, JSON.stringify(short));
  } catch {
    // See above.
  }
}

export function findShortOrder(page: Page): ShortOrder | null {
  try {
    const found: Partial<Record<keyof ShortOrder, unknown>> = Object(
      JSON.parse(page.sessionStorage.getItem(KEY) ?? 'null'),
    );
    const { place, minimumInKobo } = found;
    return typeof place === 'string' && Number.isSafeInteger(minimumInKobo)
      ? { place, minimumInKobo: Number(minimumInKobo) }
      : null;
  } catch {
    return null;
  }
}

export function forgetShortOrder(page: Page): void {
  try {
    page.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept there either.
  }
}
