import type { OnlineChannel, RefundStatus } from '../../domain/payments/ways.ts';

export type PaymentInput = {
  /** Ours, new for every attempt. */
  readonly reference: string;
  readonly amountInKobo: number;
  readonly email: string;
  readonly channel: OnlineChannel;
  /** Where the customer is sent afterwards, whatever became of the payment. */
  readonly returnUrl: string;
};

/** `reference_taken`: the provider has heard of it before, and another has to be made up. */
export type StartedPayment =
  | { readonly outcome: 'started'; readonly payUrl: string }
  | { readonly outcome: 'reference_taken' };

export type PaidPayment = {
  /** `reversed`: it came, and all of it has gone back since. */
  readonly status: 'succeeded' | 'reversed';
  readonly providerId: string;
  readonly amountInKobo: number;
  readonly currency: string;
  readonly channel: OnlineChannel;
  readonly paidAt: Date;
};

/** What the provider says of a reference, now. That money came is for good; everything else may change. */
export type FoundPayment = PaidPayment | { readonly status: 'open' | 'failed' | 'unknown' };

export type RefundInput = {
  /** The payment's number at the provider. */
  readonly providerId: string;
  readonly amountInKobo: number;
  /** Kept by the provider with the refund, so that one whose answer was lost is found again. */
  readonly note: string;
};

export type FoundRefund = {
  readonly providerId: string;
  readonly amountInKobo: number;
  readonly status: RefundStatus;
  readonly note: string;
};

/** What a signed message of the provider is about. It says what to ask about, and nothing in it is believed. */
export type PaymentNews = { readonly kind: 'payment' | 'refund'; readonly reference: string };

/** Every call rejects with a `PaymentFault` when the provider cannot be asked. */
export type PaymentPort = {
  readonly start: (input: PaymentInput) => Promise<StartedPayment>;
  readonly find: (reference: string) => Promise<FoundPayment>;
  readonly refund: (input: RefundInput) => Promise<FoundRefund>;
  /** All refunds of one payment. */
  readonly listRefunds: (providerId: string) => Promise<readonly FoundRefund[]>;
  /** Undefined for a message that the provider has not signed; null for one that concerns nothing of ours. */
  readonly readMessage: (body: Uint8Array, signature: string | undefined) => PaymentNews | null | undefined;
};

/** Why the provider could not be asked, in words without secrets or people, because it ends up in the log. */
export class PaymentFault extends Error {
  override readonly name = 'PaymentFault';
  /** The same call would fail again, whenever it is made. */
  readonly isLasting: boolean;

  constructor(message: string, { isLasting }: { isLasting: boolean }) {
    super(message);
    this.isLasting = isLasting;
  }
}
