type Received = {
  readonly giftMessage: string;
  readonly address: { readonly recipient?: string | undefined } | null;
};

/** Somebody else unpacks it, who is not told what it cost. */
export function isGift({ giftMessage, address }: Received): boolean {
  return giftMessage !== '' || (address?.recipient ?? '') !== '';
}
