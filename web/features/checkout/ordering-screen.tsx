import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isPaidOnline } from '../../../domain/payments/payment-methods.ts';
import { Fact } from '../../ui/layout/fact.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PricesChangedDialog } from '../../ui/ordering/prices-changed-dialog.tsx';
import type { ShownTotals } from '../../ui/ordering/shown-totals.ts';
import { SlotTakenDialog } from '../../ui/ordering/slot-taken-dialog.tsx';
import { CheckoutPending } from './checkout-pending.tsx';
import { listUnplaced } from './placing/field-problems.ts';
import type { Placing } from './placing/use-placing.ts';
import { ChosenSlot } from './summary/chosen-slot.tsx';
import { PlaceBar } from './summary/place-bar.tsx';
import { PlaceButton } from './summary/place-button.tsx';
import { Refusals } from './summary/refusals.tsx';
import type { Ordering } from './use-ordering.ts';

type OrderingScreenProps = {
  readonly ordering: Pick<
    Ordering,
    'draft' | 'problems' | 'goods' | 'goodsInKobo' | 'shortfall' | 'missingInKobo'
  > & {
    readonly totals: ShownTotals;
    readonly placing: Placing;
    /** Null until a day was picked, whether or not its time was. */
    readonly pickedDay: string | null;
    /** What a voucher pays of the total; left out: nothing. */
    readonly drawnInKobo?: number;
    readonly isCovered?: boolean;
    /** What is paid in advance; left out: all of it. */
    readonly depositInKobo?: number;
  };
  /** There is no line: the order is kept and sent later. */
  readonly isLater?: boolean;
  /** What is ordered, and what it comes to. */
  readonly summary: ReactNode;
  /** What whoever orders accepts with it, up to the terms: "our". */
  readonly accepted: string;
  /** The form. */
  readonly children: ReactNode;
};

/** Everything on one page: what is asked on the left, what it comes to on the right, and what the shop says to it. */
export function OrderingScreen({
  ordering,
  isLater = false,
  summary,
  accepted,
  children,
}: OrderingScreenProps) {
  const { draft, totals, problems, placing, drawnInKobo = 0, isCovered = false } = ordering;
  const { problem, status } = placing;
  const dueInKobo = totals.totalInKobo - drawnInKobo;
  const { depositInKobo = dueInKobo } = ordering;
  if (status === 'placed') return <CheckoutPending words="Your order is placed. One moment…" />;

  const button = {
    isSending: status === 'sending',
    isAgain: problem?.kind === 'unanswered',
    isLater,
    isPaidNow: !isCovered && draft.payment !== null && isPaidOnline(draft.payment),
  };
  const refusals = problem?.kind === 'unanswered' || problem?.kind === 'refused' ? [problem.message] : [];
  const { goods, goodsInKobo, missingInKobo } = ordering;
  const short = goods && {
    place: draft.address.lga,
    minimumInKobo: goodsInKobo + missingInKobo,
    missingInKobo,
  };
  return (
    <div className="grid items-start gap-6 pb-6 tablet:grid-cols-[minmax(0,1fr)_--spacing(100)] tablet:gap-16">
      {children}
      <aside
        aria-label="Your order"
        tabIndex={-1}
        className="tablet:sticky tablet:top-[calc(var(--header-height)+--spacing(6))]"
      >
        <Panel>
          {summary}
          <ChosenSlot draft={draft} />
          {draft.giftMessage.trim() !== '' && (
            <dl className="mt-4">
              <Fact name="Gift message">“{draft.giftMessage.trim()}”</Fact>
            </dl>
          )}
          <div className="mt-4 grid gap-3">
            <Refusals
              problem={problem}
              words={[...refusals, ...listUnplaced(problems)]}
              shortfall={ordering.shortfall}
              short={short ?? null}
            />
            <PlaceButton {...button} className="w-full max-phone:hidden" />
            <p className="text-center text-small text-cocoa-2">
              By ordering you accept {accepted}{' '}
              <Link to="/terms" className="underline underline-offset-4">
                terms
              </Link>
              . You can cancel for free until we start baking.
            </p>
          </div>
        </Panel>
      </aside>
      <PlaceBar
        dueInKobo={depositInKobo}
        isPart={depositInKobo < dueInKobo}
        isFeeKnown={totals.isFeeKnown}
        missingInKobo={missingInKobo}
        slot={draft.slot}
        isDayChosen={ordering.pickedDay !== null}
        button={button}
      />
      <SlotTakenDialog
        taken={problem?.kind === 'slot' ? problem : null}
        wanted={draft.slot}
        onTake={placing.takeSlot}
        onClose={placing.chooseAnotherSlot}
      />
      <PricesChangedDialog
        news={problem?.kind === 'prices' ? problem : null}
        onAgree={placing.agreeToPrices}
        onClose={placing.dismiss}
      />
    </div>
  );
}
