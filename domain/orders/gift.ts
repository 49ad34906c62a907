type Received = {
  readonly giftMessage: string;
  readonly address: { readonly recipient?: string | undefined } | null;
};

/** Somebody else unpacks it, who is not told what it cost. */
export function isGift({ giftMessage, address }: Received): boolean {
  return giftMessage !== '' || (address?.recipient ?? '') !== '';
}

type Receiver = { readonly recipient?: string | undefined; readonly phone?: string | undefined };

/** Who receives their own order is nobody else: what only repeats the customer is left out. */
export function leaveOutCustomer<Address extends Receiver>(
  address: Address,
  { name, phone }: { readonly name: string; readonly phone: string },
): Address & { readonly recipient: string; readonly phone: string } {
  const { recipient = '', phone: called = '' } = address;
  const isCustomer = recipient.trim().toLowerCase() === name.trim().toLowerCase();
  return { ...address, recipient: isCustomer ? '' : recipient, phone: called === phone ? '' : called };
}

/** Before somebody chooses to pay on delivery for what another receives. */
export function warnRecipientPays(recipient: string): string {
  return `The rider will ask ${recipient} to pay. To keep the price private, pay now.`;
}
