import { type ReactNode, useEffect } from 'react';
import { OrderingForm } from '../ordering-form.tsx';
import { OrderingScreen } from '../ordering-screen.tsx';
import { FixedSummary } from './fixed-summary.tsx';
import { type FixedSale, type PlaceFixed, useFixedCheckout } from './use-fixed-checkout.ts';
import { WindowStep } from './window-step.tsx';

type FixedCheckoutProps = {
  readonly sale: FixedSale;
  readonly place: PlaceFixed;
  /** Above what is asked. */
  readonly notes?: ReactNode;
  /** The shop said no, and what was agreed may have changed meanwhile. */
  readonly onRefused: (message: string) => void;
};

/** All of checkout but the cart. */
export default function FixedCheckout({ sale, place, notes, onRefused }: FixedCheckoutProps) {
  const checkout = useFixedCheckout(sale, place);
  const { submit, problem } = checkout.placing;
  useEffect(() => {
    if (problem?.kind === 'refused') onRefused(problem.message);
  }, [problem, onRefused]);
  return (
    <OrderingScreen
      ordering={checkout}
      summary={<FixedSummary sale={sale} totals={checkout.totals} destination={checkout.destination} />}
      accepted="the quote and our"
    >
      <OrderingForm ordering={checkout} onSubmit={submit} notes={notes}>
        <WindowStep checkout={checkout} day={sale.day} />
      </OrderingForm>
    </OrderingScreen>
  );
}
