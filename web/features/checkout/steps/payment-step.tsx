import CoinsInHandIcon from 'lucide-react/icons/hand-coins';
import BankIcon from 'lucide-react/icons/landmark';
import type { ReactNode } from 'react';
import type { PublicTerms } from '../../../../contract/delivery.ts';
import { warnRecipientPays } from '../../../../domain/orders/gift.ts';
import { isPaidOnline, needsHold, type PaymentMethod } from '../../../../domain/payments/payment-methods.ts';
import type { OnlineChannel } from '../../../../domain/payments/ways.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { ChoiceTile } from '../../../ui/fields/choice-tile.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { OnlineTiles } from '../../orders/payment-context.tsx';
import { describeHold } from './describe-hold.ts';
import { Step } from './step.tsx';

type PaymentStepProps = {
  readonly methods: readonly PaymentMethod[];
  /** False until the shop has said what can be paid with online. */
  readonly isKnown: boolean;
  /** A voucher pays for all of it. */
  readonly isCovered: boolean;
  readonly chosen: PaymentMethod | null;
  readonly holds: PublicTerms['holds'] | undefined;
  /** What is asked of whoever pays on receipt; blank for nothing. */
  readonly confirmation: string;
  /** Who receives it; blank: the customer. */
  readonly recipient: string;
  /** Where a voucher is used; blank for nothing. */
  readonly voucherWords: string;
  readonly problem: string | undefined;
  readonly onChoose: (method: PaymentMethod) => void;
};

type OtherMethod = Exclude<PaymentMethod, OnlineChannel>;

const TITLES: Readonly<Record<OtherMethod, string>> = {
  transfer: 'Bank transfer to our account',
  on_delivery: 'Pay on delivery',
  at_pickup: 'Pay at pickup',
};

const ICONS: Readonly<Record<OtherMethod, ReactNode>> = {
  transfer: <BankIcon />,
  on_delivery: <CoinsInHandIcon />,
  at_pickup: <CoinsInHandIcon />,
};

const isOther = (method: PaymentMethod): method is OtherMethod => !isPaidOnline(method);

export function PaymentStep({
  methods,
  isKnown,
  isCovered,
  chosen,
  holds,
  confirmation,
  recipient,
  voucherWords,
  problem,
  onChoose,
}: PaymentStepProps) {
  if (isCovered) {
    return (
      <Step number={4} title="Payment" isDone>
        <p>Your voucher pays for this order. There’s nothing left to pay.</p>
      </Step>
    );
  }
  const channels = methods.filter(isPaidOnline);
  const words: Readonly<Record<OtherMethod, string>> = {
    transfer: `You’ll see our account details after you order. ${describeHold(holds?.transferMinutes)}`,
    on_delivery: recipient === '' ? 'Cash or transfer to the rider.' : warnRecipientPays(recipient),
    at_pickup: 'Cash or transfer in the shop.',
  };
  return (
    <Step number={4} title="Payment" isDone={chosen !== null && methods.includes(chosen)}>
      <fieldset className="grid gap-5">
        <legend className="visually-hidden">How to pay</legend>
        {(channels.length > 0 || !isKnown) && (
          <fieldset aria-describedby="pay-online-words">
            <legend className="font-semibold">Pay online now</legend>
            <p id="pay-online-words" className="mb-2.5 text-small text-cocoa-2">
              On Paystack. Confirmed as soon as you pay. {describeHold(holds?.onlineMinutes)}
            </p>
            {isKnown ? (
              <OnlineTiles name="payment" channels={channels} chosen={chosen} onChoose={onChoose} />
            ) : (
              <Skeleton className="h-55 phone:h-18" />
            )}
          </fieldset>
        )}
        <div className="grid gap-2.5">
          {methods.filter(isOther).map((method) => (
            <ChoiceTile
              key={method}
              name="payment"
              icon={ICONS[method]}
              title={TITLES[method]}
              checked={method === chosen}
              onChange={() => onChoose(method)}
            >
              {words[method]}
              {confirmation !== '' && !needsHold(method) && (
                // Whoever reads past it loses the order: it stands out from the other small print.
                <span className="block font-semibold text-cocoa">{confirmation}</span>
              )}
            </ChoiceTile>
          ))}
        </div>
      </fieldset>
      {voucherWords !== '' && <p className="mt-3 text-small text-cocoa-2">{voucherWords}</p>}
      {problem && (
        <Note tone="problem" role="alert">
          {problem}
        </Note>
      )}
    </Step>
  );
}
