import type { ReactNode } from 'react';
import type { DeliveryTermsAnswer } from '../../../../contract/delivery.ts';
import type { PaymentMethod } from '../../../../domain/checkout/payment-methods.ts';
import { ChoiceTile } from '../../../ui/choice-tile.tsx';
import { BankIcon, CoinsInHandIcon } from '../../../ui/icons/order.tsx';
import { Note } from '../../../ui/note.tsx';
import { describeHold } from './describe-hold.ts';
import { Step } from './step.tsx';

type PaymentStepProps = {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethod;
  readonly holds: DeliveryTermsAnswer['holds'] | undefined;
  readonly problem: string | undefined;
  readonly onChoose: (method: PaymentMethod) => void;
};

const TITLES: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  bank_transfer: 'Bank transfer, confirmed at once',
  ussd: 'USSD code from your phone',
  transfer: 'Bank transfer to our account',
  on_delivery: 'Pay on delivery',
  at_pickup: 'Pay at pickup',
};

const ICONS: Readonly<Record<PaymentMethod, ReactNode>> = {
  card: <BankIcon />,
  bank_transfer: <BankIcon />,
  ussd: <BankIcon />,
  transfer: <BankIcon />,
  on_delivery: <CoinsInHandIcon />,
  at_pickup: <CoinsInHandIcon />,
};

export function PaymentStep({ methods, chosen, holds, problem, onChoose }: PaymentStepProps) {
  const words: Readonly<Record<PaymentMethod, string>> = {
    card: 'Verve, Mastercard or Visa, on Paystack’s page.',
    bank_transfer: 'From your bank’s app to an account number made for this order.',
    ussd: 'Dial a code, no data needed.',
    transfer: describeHold(holds?.transferMinutes),
    on_delivery: 'Cash or transfer to the rider.',
    at_pickup: 'Cash or transfer at the counter.',
  };
  return (
    <Step number={4} title="How to pay" isDone={methods.includes(chosen)}>
      <fieldset className="grid gap-2.5">
        <legend className="visually-hidden">How to pay</legend>
        {methods.map((method) => (
          <ChoiceTile
            key={method}
            name="payment"
            icon={ICONS[method]}
            title={TITLES[method]}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          >
            {words[method]}
          </ChoiceTile>
        ))}
      </fieldset>
      {problem && (
        <Note tone="problem" role="alert">
          {problem}
        </Note>
      )}
    </Step>
  );
}
