import type { InputOf } from '../../../contract/endpoint.ts';
import type { buyVoucherEndpoint } from '../../../contract/vouchers.ts';

const KEY = 'oyin.bought-voucher';
const THANKED_KEY = 'oyin.thanked-voucher';
const GIFT_KEY = 'oyin.bought-voucher-gift';

/** How it gets to whoever it is for. */
export type Gift = Pick<InputOf<typeof buyVoucherEndpoint.bodySchema>, 'recipientEmail' | 'sendOn'>;

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

/** True once for whoever bought it in this tab: a later visit is not the moment after paying. */
export function takeThanks(code: string): boolean {
  try {
    if (readBought() !== code || sessionStorage.getItem(THANKED_KEY) === code) return false;
    sessionStorage.setItem(THANKED_KEY, code);
    return true;
  } catch {
    return false;
  }
}

/** The page of a voucher is anybody's who has its code; only the tab of whoever bought it knows that it is theirs to give. */
export function keepGift(code: string, { recipientEmail, sendOn }: Gift): void {
  try {
    sessionStorage.setItem(GIFT_KEY, JSON.stringify({ code, recipientEmail, sendOn }));
  } catch {
    // The email to the buyer says it too.
  }
}

/** Null: this tab does not know that it was bought here. */
export function readGift(code: string): Gift | null {
  try {
    const stored: ({ readonly code: string } & Gift) | null = JSON.parse(
      sessionStorage.getItem(GIFT_KEY) ?? 'null',
    );
    return stored?.code === code ? stored : null;
  } catch {
    return null;
  }
}
