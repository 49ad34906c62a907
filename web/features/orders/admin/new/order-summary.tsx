import { Link } from 'react-router';
import type { PriceChange } from '../../../../../contract/orders.ts';
import { formatNaira } from '../../../../../domain/money.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { nameDay, writeTimes } from '../../../../ui/slots/day-words.ts';
import { writeNaira } from '../../order-words.ts';
import { ADMIN_PATH } from '../admin-paths.ts';
import { describeRefusal } from './refusal-words.ts';
import type { NewOrder } from './use-new-order.ts';

type OrderSummaryProps = { readonly order: NewOrder; readonly formId: string };

export function OrderSummary({ order, formId }: OrderSummaryProps) {
  const { draft, cost, refused, isSending, problems } = order;
  const pieces = draft.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <aside aria-label="The order" className="sticky top-[calc(var(--header-height)+--spacing(4))]">
      <Panel className="grid gap-4">
        <h2>It comes to</h2>
        <dl className="figures grid gap-1.5">
          <Row name={pieces === 1 ? '1 piece' : `${pieces} pieces`}>{formatNaira(cost.goodsInKobo)}</Row>
          <Row name={draft.method === 'pickup' ? 'Pickup' : 'Delivery'}>{writeFee(cost.feeInKobo)}</Row>
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-dashed border-crust-2 pt-3">
            <dt className="font-bold">Total</dt>
            <dd className="font-display text-menu leading-none font-semibold">{writeNaira(cost.total)}</dd>
          </div>
        </dl>
        {draft.slot && (
          <p className="text-label">
            {nameDay(draft.slot.day)},{' '}
            <span className="figures whitespace-nowrap">{writeTimes(draft.slot)}</span>
          </p>
        )}
        {refused?.kind === 'prices' ? (
          <PriceNews changes={refused.changes} total={refused.total} onAgree={order.agreeToPrices} />
        ) : (
          refused && (
            <Note tone="problem" role="alert">
              {describeRefusal(refused)}
              {refused.kind === 'placed-before' && (
                <>
                  {' '}
                  <Link to={`${ADMIN_PATH}?sort=newest&status=all`} className="link">
                    The newest orders
                  </Link>
                </>
              )}
            </Note>
          )
        )}
        {!refused && Object.keys(problems).length > 0 && (
          <Note tone="problem" role="alert">
            Something is missing. Look at the marked fields.
          </Note>
        )}
        <Button kind="main" size="l" type="submit" form={formId} aria-disabled={isSending} className="w-full">
          {isSending && <Spinner />}
          {isSending ? 'Placing…' : 'Place order'}
        </Button>
      </Panel>
    </aside>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-cocoa-2">{name}</dt>
      <dd className="font-medium whitespace-nowrap">{children}</dd>
    </div>
  );
}

function writeFee(feeInKobo: number | undefined): string {
  if (feeInKobo === undefined) return 'by address';
  return feeInKobo === 0 ? 'free' : formatNaira(feeInKobo);
}

type PriceNewsProps = {
  readonly changes: readonly PriceChange[];
  readonly total: number;
  readonly onAgree: () => void;
};

/** Nobody pays a price they have not heard. */
function PriceNews({ changes, total, onAgree }: PriceNewsProps) {
  return (
    <Note tone="warning" role="alert">
      <p className="font-semibold">The price has changed. Tell the customer first.</p>
      <ul className="figures mt-1 grid gap-1">
        {changes.map(({ productId, sizeId, name, expectedPrice, price }) => (
          <li key={`${productId} ${sizeId ?? ''}`}>
            {name}:{' '}
            {price === null
              ? 'no longer sold'
              : `${writeNaira(price)} instead of ${writeNaira(expectedPrice)}`}
          </li>
        ))}
      </ul>
      <Button kind="dark" size="s" onClick={onAgree} className="mt-3">
        Place for {writeNaira(total)}
      </Button>
    </Note>
  );
}
