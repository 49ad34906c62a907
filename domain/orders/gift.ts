type Received = {
  readonly giftMessage: string;
  readonly address: { readonly recipient?: string | undefined } | null;
};

/** Somebody else unpacks it, who is not told what it cost. */
export function isGift({ giftMessage, address }: Received): boolean {
  return giftMessage !== '' || (address?.recipient ?? '') !== '';
}

/** Before somebody chooses to pay on delivery for what another receives. */
export function warnRecipientPays(recipient: string): string {
  return `The rider will ask ${recipient} to pay. To keep the price private, pay now.`;
}
