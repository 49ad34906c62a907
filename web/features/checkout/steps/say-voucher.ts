type VoucherUse = {
  /** Customers have some that can be used, or can buy one. */
  readonly areTaken: boolean;
  /** Whether its code can be entered here: not before anybody has one. */
  readonly hasField: boolean;
};

/** Where a voucher is used; blank where nobody can have one. */
export function sayVoucher({ areTaken, hasField }: VoucherUse): string {
  return areTaken && hasField ? 'Have a voucher? Enter its code under “Your order”.' : '';
}
