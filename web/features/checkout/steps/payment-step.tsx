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
  transfer: 'Bank transfer to our account',
  on_delivery: 'Pay on delivery',
  at_pickup: 'Pay at pickup',
};

const ICONS: Readonly<Record<PaymentMethod, ReactNode>> = {
  transfer: <BankIcon />,
  on_delivery: <CoinsInHandIcon />,
  at_pickup: <CoinsInHandIcon />,
};

export function PaymentStep({ methods, chosen, holds, problem, onChoose }: PaymentStepProps) {
  const words: Readonly<Record<PaymentMethod, string>> = {
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
