import type { DisputeStatus } from '../../domain/payments/disputes.ts';
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
  /** What the customer was charged, with the fees where the customer bears them. */
  readonly amountInKobo: number;
  /** What we had asked for; null: the provider does not say. */
  readonly requestedInKobo: number | null;
  /** What the provider keeps of the amount; null: it does not say. */
  readonly feesInKobo: number | null;
  readonly currency: string;
  readonly channel: OnlineChannel;
  /** Null: the provider does not say when. */
  readonly paidAt: Date | null;
};

/**
 * What the provider says of a reference, now. `processing`: the customer has paid, and the bank takes its time. That money came
 * is for good unless it is reversed; everything else may change.
 */
export type FoundPayment = PaidPayment | { readonly status: 'open' | 'processing' | 'failed' | 'unknown' };

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
  /** Null: the provider does not say. */
  readonly createdAt: Date | null;
  /** It was made because a dispute was lost. */
  readonly isForDispute: boolean;
};

export type FoundDispute = {
  readonly providerId: string;
  /** Of the payment, ours. */
  readonly reference: string;
  readonly status: DisputeStatus;
  /** What the customer wants back; null: the provider does not say. */
  readonly amountInKobo: number | null;
  /** The bank's word for it, such as "chargeback"; blank: none. */
  readonly category: string;
  readonly openedAt: Date;
  /** Until when it has to be answered. */
  readonly dueAt: Date;
};

/**
 * What a signed message of the provider is about. It says what to ask about, and nothing in it is believed, but for the amount of
 * a transfer that was rejected: no answer repeats it, and the customer is only told.
 */
export type PaymentNews =
  | { readonly kind: 'payment' | 'refund'; readonly reference: string }
  | { readonly kind: 'dispute'; readonly disputeId: string; readonly isReminder: boolean }
  | { readonly kind: 'rejected_transfer'; readonly transactionId: string; readonly amountInKobo: number };

/** Every call rejects with a `PaymentFault` when the provider cannot be asked. */
export type PaymentPort = {
  readonly start: (input: PaymentInput) => Promise<StartedPayment>;
  readonly find: (reference: string) => Promise<FoundPayment>;
  /** The reference of a payment by its number at the provider; undefined: there is none. */
  readonly findReference: (providerId: string) => Promise<string | undefined>;
  readonly refund: (input: RefundInput) => Promise<FoundRefund>;
  /** All refunds of one payment, or a fault: never some of them. */
  readonly listRefunds: (providerId: string) => Promise<readonly FoundRefund[]>;
  /** Undefined: there is none of that number. */
  readonly findDispute: (disputeId: string) => Promise<FoundDispute | undefined>;
  /** Those that are not settled, of all payments. */
  readonly listOpenDisputes: () => Promise<readonly FoundDispute[]>;
  /** Undefined for a message that the provider has not signed; null for one that concerns nothing of ours. */
  readonly readMessage: (body: Uint8Array, signature: string | undefined) => PaymentNews | null | undefined;
};

/** Why the provider could not be asked, in words without secrets or people, because it ends up in the log. */
export class PaymentFault extends Error {
  override readonly name = 'PaymentFault';
  /** The same call would fail again, whenever it is made. */
  readonly isLasting: boolean;
  /** The provider asks for fewer calls: whatever else can wait should. */
  readonly isBusy: boolean;

  constructor(message: string, { isLasting, isBusy = false }: { isLasting: boolean; isBusy?: boolean }) {
    super(message);
    this.isLasting = isLasting;
    this.isBusy = isBusy;
  }
}
