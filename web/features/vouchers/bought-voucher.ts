const KEY = 'oyin.bought-voucher';

/** For the way back from the payment page, whose address must not have the code in it. This tab's, and no longer. */
export function keepBought(code: string): void {
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    // The link comes by email too.
  }
}

export function readBought(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
