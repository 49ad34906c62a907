type VoucherUse = {
  /** Customers have some that can be used, or can buy one. */
  readonly areTaken: boolean;
  /** Whether its code can be entered here. */
  readonly hasField: boolean;
};

/** Where a voucher is used; blank where nobody can have one. */
export function sayVoucher({ areTaken, hasField }: VoucherUse): string {
  if (!areTaken) return '';
  return `Have a voucher? ${hasField ? 'Enter its code under “Your order”.' : 'You can use it when you pay.'}`;
}
