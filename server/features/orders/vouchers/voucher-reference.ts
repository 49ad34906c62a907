const REFERENCE_BEGIN = 'voucher-';

/** Of a payment for a voucher, by which the provider's messages are told from those about orders. */
export function makeVoucherReference(random: string): string {
  return `${REFERENCE_BEGIN}${random}`;
}

export function isVoucherReference(reference: string): boolean {
  return reference.startsWith(REFERENCE_BEGIN);
}
