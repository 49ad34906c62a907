import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { PlacedOrder } from '../../../contract/orders.ts';
import type { VatClass } from '../../../domain/catalogue/vat.ts';
import type { ReceivingMethod } from '../../../domain/delivery/calendar.ts';
import type { LagosDay } from '../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira, formatNaira } from '../../../domain/money.ts';
import { computeOrderTotals } from '../../../domain/orders/order-totals.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Problem } from '../../ui/form/problem.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { type Destination, findFee } from '../../ui/ordering/destination.ts';
import { OrderSums, SumRow } from '../../ui/ordering/order-sums.tsx';
import type { ShownTotals } from '../../ui/ordering/shown-totals.ts';
import { writeShownSums } from '../../ui/ordering/write-shown-sums.ts';
import { DesignedCake } from '../../ui/pictures/designed-cake.tsx';
import { nameDay } from '../../ui/slots/day-words.ts';
import { explainDay } from '../../ui/slots/state-words.ts';
import { WindowChoice } from '../../ui/slots/window-choice.tsx';
import { useVouchersTaken } from '../codes/voucher-payment-context.tsx';
import { useAvailability } from '../delivery/availability-context.tsx';
import type { TypedContact } from './draft/checkout-draft.ts';
import { nameDraftOf } from './draft/draft-storage.ts';
import { useCheckoutDraft } from './draft/use-checkout-draft.ts';
import { OrderingForm } from './ordering-form.tsx';
import { OrderingScreen } from './ordering-screen.tsx';
import { buildOrderFields, type OrderFields } from './placing/build-order-fields.ts';
import { type Placing, usePlacing } from './placing/use-placing.ts';
import { Step } from './steps/step.tsx';
import { UnsettledNote } from './unsettled-note.tsx';
import { useOpenFields, useOrdering } from './use-ordering.ts';

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
  const areVouchersTaken = useVouchersTaken();
  const { submit, problem } = checkout.placing;
  useEffect(() => {
    if (problem?.kind === 'refused') onRefused(problem.message);
  }, [problem, onRefused]);
  return (
    <OrderingScreen
      ordering={checkout}
      summary={
        <FixedSummary
          sale={sale}
          totals={checkout.totals}
          destination={checkout.destination}
          method={checkout.draft.method}
        />
      }
      accepted="the quote and our"
    >
      <OrderingForm
        ordering={checkout}
        onSubmit={submit}
        // Payment by card begins at once, without a page on which a code could be entered.
        voucherWords={
          areVouchersTaken && checkout.methods.includes('transfer')
            ? 'Have a voucher? Choose bank transfer and place your order. You can then enter its code.'
            : ''
        }
        notes={
          <>
            {checkout.isUnsettled && problem === null && <UnsettledNote state="missing" />}
            {notes}
          </>
        }
      >
        <WindowStep checkout={checkout} day={sale.day} />
      </OrderingForm>
    </OrderingScreen>
  );
}

type FixedSummaryProps = {
  readonly sale: FixedSale;
  readonly totals: ShownTotals;
  readonly destination: Destination;
  readonly method: ReceivingMethod;
};

/** What was agreed, what it comes to with the way there, and what of it is paid now. */
function FixedSummary({ sale, totals, destination, method }: FixedSummaryProps) {
  const { name, words, design, priceInKobo, depositInKobo } = sale;
  return (
    <>
      <h2 className="mb-4 text-fs-3">Your order</h2>
      <div className="grid grid-cols-[--spacing(15)_minmax(0,1fr)_auto] items-center gap-3.5">
        {design !== '' && <DesignedCake design={design} className="aspect-square rounded-small" />}
        <div className={joinClasses('min-w-0', design === '' && 'col-span-2')}>
          <p className="leading-label font-semibold">{name}</p>
          <p className="text-small break-words text-cocoa-2">{words}</p>
        </div>
        <p className="figures font-medium whitespace-nowrap">{formatNaira(priceInKobo)}</p>
      </div>
      <OrderSums sums={writeShownSums('As quoted', totals, destination)} />
      <dl className="figures grid gap-2.5 rounded-card bg-cream p-3">
        <SumRow name="Deposit now">{formatNaira(depositInKobo)}</SumRow>
        <SumRow name={`Balance before ${method}`}>{formatNaira(totals.totalInKobo - depositInKobo)}</SumRow>
      </dl>
    </>
  );
}

type WindowStepProps = { readonly checkout: FixedCheckoutState; readonly day: string };

/** The day was agreed; the time of it is still to be chosen. */
function WindowStep({ checkout, day }: WindowStepProps) {
  const { draft, change, problems, forget, availability, shown } = checkout;
  return (
    <Step number={3} title="Time" isDone={draft.slot !== null}>
      <LoadedContent
        loaded={availability}
        waitingWords="Loading available times…"
        skeleton={<Skeleton className="h-30 rounded-card" />}
      >
        {() =>
          shown && shown.state === 'free' ? (
            <div data-problem-field="slot" className="grid gap-3">
              <WindowChoice
                shown={shown}
                chosenId={draft.slot?.windowId ?? null}
                onChoose={({ id, from, to }) => {
                  forget('slot');
                  change({ slot: { day, windowId: id, from, to } });
                }}
              />
              <Problem>{problems.slot}</Problem>
            </div>
          ) : (
            <Note tone="warning" role="status">
              {shown ? explainDay(shown, undefined) : `${nameDay(day)} is no longer available.`}{' '}
              {draft.method === 'delivery' ? 'Try pickup, or write' : 'Try delivery, or write'} to us for
              another day.
            </Note>
          )
        }
      </LoadedContent>
    </Step>
  );
}

/** What was agreed before checkout, and is not asked again. */
type FixedSale = {
  /** Names it among the drafts of this tab. */
  readonly subject: string;
  readonly name: string;
  readonly words: string;
  /** In the short text form of links; blank where nobody designed anything. */
  readonly design: string;
  readonly day: LagosDay;
  readonly vatClass: VatClass;
  readonly priceInKobo: number;
  readonly depositInKobo: number;
  /** Whoever was sent a link may have no email address. */
  readonly isEmailOptional: boolean;
  /** As it was given when this was asked for: nobody types it twice. */
  readonly contact: TypedContact;
};

type PlaceFixed = (order: OrderFields, idempotencyKey: string) => Promise<PlacedOrder>;

/** How much the agreed work takes of the day was settled with the price; here only the time of the day is chosen. */
const NOTHING_IN_PARTICULAR: readonly never[] = [];

type FixedCheckoutState = ReturnType<typeof useFixedCheckout>;

function useFixedCheckout(sale: FixedSale, send: PlaceFixed) {
  const { priceInKobo, day, isEmailOptional } = sale;
  const held = useCheckoutDraft(nameDraftOf(sale.subject), sale.contact);
  // The shop has just been asked for what was agreed: had the attempt arrived, it would be an order and not to be accepted.
  const [isUnsettled] = useState(() => held.draft.unanswered.length > 0);
  const { change } = held;
  const ordering = useOrdering(held, { goodsInKobo: priceInKobo, isPaidInAdvance: true, isEmailOptional });
  const totals = sumUp(sale, findFee(ordering.destination));
  const availability = useAvailability(NOTHING_IN_PARTICULAR, held.draft.method);
  const shown = useMemo(
    () => availability.data?.days.find((each) => each.day === day),
    [availability.data, day],
  );
  const isSlotGone =
    held.draft.slot !== null &&
    shown?.windows.find(({ id }) => id === held.draft.slot?.windowId)?.state !== 'free';
  useEffect(() => {
    if (shown && isSlotGone) change({ slot: null });
  }, [shown, isSlotGone, change]);

  const { place, ...placed } = usePlacing(ordering.held, { send });
  const { problem } = placed;
  const fields = useOpenFields(problem);
  const { reload } = availability;
  useEffect(() => {
    if (problem?.kind === 'slot') reload();
  }, [problem, reload]);

  const placeFor = (expectedTotal: number) =>
    void place(
      buildOrderFields(
        {
          draft: ordering.held.read(),
          expectedTotal,
          goodsInKobo: priceInKobo,
          isDayChosen: true,
          isEmailOptional,
        },
        ordering.terms,
      ),
    );
  const total = convertKoboToNaira(totals.totalInKobo);
  const placing: Placing = {
    ...placed,
    submit: () => placeFor(total),
    takeSlot: (slot) => {
      change({ slot });
      placeFor(total);
    },
    agreeToPrices: () => {
      if (problem?.kind === 'prices') placeFor(problem.total);
    },
  };
  return {
    ...ordering,
    ...fields,
    totals,
    availability,
    shown,
    placing,
    pickedDay: day,
    isUnsettled,
    depositInKobo: sale.depositInKobo,
  };
}

function sumUp({ priceInKobo, vatClass }: FixedSale, feeInKobo: number | undefined): ShownTotals {
  const line = { quantity: 1, listPriceInKobo: priceInKobo, unitPriceInKobo: priceInKobo, vatClass };
  return {
    ...computeOrderTotals([line], feeInKobo ?? 0),
    goodsInKobo: priceInKobo,
    isFeeKnown: feeInKobo !== undefined,
    isVatKnown: true,
  };
}
