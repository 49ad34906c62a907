import { type DeliveryTermsAnswer, deliveryTermsSchema } from '../../../../contract/delivery.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import { readWholeNumber } from '../../../ui/form/read-typed.ts';
import type { Fact } from '../../../ui/form/stale/compare-facts.ts';
import { sayDuration } from '../../../ui/slots/duration-words.ts';

/** How customers pay, as it is being typed. */
export type PaymentValues = {
  readonly transferHours: string;
  readonly onlineHours: string;
  readonly transferAccount: {
    readonly bank: string;
    readonly accountNumber: string;
    readonly accountName: string;
  };
  readonly mustConfirm: boolean;
  readonly confirmHours: string;
  /** In percent. */
  readonly dayShare: string;
  /** In naira; blank: nothing. */
  readonly deskRefundLimit: string;
  /** Saved along with it, and changed on a screen of its own. */
  readonly delivery: Pick<DeliveryTermsAnswer, 'zones' | 'freeAbove'>;
};

const MINUTES_PER_HOUR = 60;
const EVEN_PART_MINUTES = 15;
const NO_ACCOUNT = { bank: '', accountNumber: '', accountName: '' };

export function fillPayments(terms: DeliveryTermsAnswer): PaymentValues {
  const { zones, freeAbove, holds, unconfirmed, transferAccount, deskRefundLimit } = terms;
  return {
    transferHours: writeHours(holds.transferMinutes),
    onlineHours: writeHours(holds.onlineMinutes),
    transferAccount: transferAccount ?? NO_ACCOUNT,
    mustConfirm: unconfirmed.mustConfirm,
    confirmHours: writeHours(unconfirmed.confirmMinutes),
    dayShare: String(unconfirmed.dayShare),
    deskRefundLimit: deskRefundLimit === undefined ? '' : String(deskRefundLimit),
    delivery: { zones, freeAbove },
  };
}

/** Where something cannot be read there is NaN, which the contract's schema refuses. */
export function buildPayments(values: PaymentValues): DeliveryTermsAnswer {
  const bank = values.transferAccount.bank.trim();
  const accountName = values.transferAccount.accountName.trim();
  const limit = values.deskRefundLimit.replace(/[₦,\s]/g, '');
  const accountNumber = values.transferAccount.accountNumber.replace(/[\s-]/g, '');
  return {
    ...values.delivery,
    holds: { transferMinutes: readHours(values.transferHours), onlineMinutes: readHours(values.onlineHours) },
    unconfirmed: {
      mustConfirm: values.mustConfirm,
      confirmMinutes: readHours(values.confirmHours),
      dayShare: readWholeNumber(values.dayShare),
    },
    ...(limit !== '' && { deskRefundLimit: readWholeNumber(limit) }),
    transferAccount: bank + accountNumber + accountName === '' ? null : { bank, accountNumber, accountName },
  };
}

export function findPaymentProblems(values: PaymentValues): FieldProblems {
  const {
    'holds.transferMinutes': transfer,
    'holds.onlineMinutes': online,
    'unconfirmed.confirmMinutes': confirm,
    'unconfirmed.dayShare': share,
    ...problems
  } = findMisfits(deliveryTermsSchema, buildPayments(values));
  return {
    ...problems,
    ...(transfer && { transferHours: 'Enter 15 minutes to 48 hours, such as 1.5 hours.' }),
    ...(online && { onlineHours: 'Enter 5 minutes to 4 hours, such as 20 minutes.' }),
    ...(confirm && { confirmHours: 'Enter 15 minutes to 48 hours, such as 2 hours.' }),
    ...(share && { dayShare: share }),
  };
}

export function listPaymentFacts(terms: DeliveryTermsAnswer): readonly Fact[] {
  const { holds, unconfirmed, transferAccount: account, deskRefundLimit = 0 } = terms;
  const words = account ? `${account.accountNumber}, ${account.bank}, ${account.accountName}` : 'none';
  return [
    { key: 'account', name: 'Bank account', words },
    { key: 'transfer', name: 'Time to pay by bank transfer', words: sayDuration(holds.transferMinutes) },
    { key: 'online', name: 'Time to pay online', words: sayDuration(holds.onlineMinutes) },
    {
      key: 'mustConfirm',
      name: 'New customers paying on delivery or pickup',
      words: unconfirmed.mustConfirm
        ? `confirm within ${sayDuration(unconfirmed.confirmMinutes)}`
        : 'don’t need to confirm',
    },
    { key: 'dayShare', name: 'Unconfirmed orders', words: `at most ${unconfirmed.dayShare}% of a day` },
    {
      key: 'deskRefundLimit',
      name: 'Refunds by the order desk',
      words:
        deskRefundLimit === 0
          ? 'none'
          : `up to ${formatNaira(convertNairaToKobo(deskRefundLimit))} of an order`,
    },
  ];
}

/** "1 hour and 30 minutes"; blank where nothing can be read. */
export function sayHours(typed: string): string {
  const minutes = readHours(typed);
  return Number.isNaN(minutes) || minutes === 0 ? '' : sayDuration(minutes);
}

/** "1.5 hours", and "20 minutes" for what is less than one or no even part of it: nobody reads 0.33 as twenty minutes. */
function writeHours(minutes: number): string {
  const isEven = minutes >= MINUTES_PER_HOUR && minutes % EVEN_PART_MINUTES === 0;
  if (!isEven) return `${minutes} minutes`;
  return minutes === MINUTES_PER_HOUR ? '1 hour' : `${minutes / MINUTES_PER_HOUR} hours`;
}

/** A number without a word is hours. */
function readHours(typed: string): number {
  const [, minutes] = /^(\d{1,4}) ?min(?:ute)?s?$/i.exec(typed.trim()) ?? [];
  if (minutes !== undefined) return Number(minutes);
  const [, hours] = /^(\d{1,3}(?:[.,]\d{1,2})?)(?: ?h(?:(?:ou)?rs?)?)?$/i.exec(typed.trim()) ?? [];
  return hours === undefined ? Number.NaN : Math.round(Number(hours.replace(',', '.')) * MINUTES_PER_HOUR);
}
