import { useState } from 'react';
import { Link } from 'react-router';
import { readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import type { FoundCustomer } from '../../../../../contract/taken-order.ts';
import { isFromCatalogue } from '../../../../../domain/orders/taken-orders.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CustomerNote } from '../../../../ui/feedback/customer-note.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { joinWords } from '../../../../ui/formats/join-words.ts';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { nameDayShortly } from '../../../../ui/slots/day-words.ts';
import { findOffers } from '../../../cart/offers-context.ts';
import { writeCustomerPath } from '../../../customers/customer-path-context.ts';
import { orderAgain } from '../../order/order-again.ts';
import { writeNaira } from '../../order-words.ts';
import { writeOrderPath } from '../admin-paths.ts';
import type { NewOrder } from './use-new-order.ts';

type FoundCustomerCardProps = {
  readonly customer: FoundCustomer;
  readonly order: NewOrder;
  readonly isTaken: boolean;
  readonly onTake: () => void;
};

/** Who it is, and once chosen what they had before and where it went. */
export function FoundCustomerCard({ customer, order, isTaken, onTake }: FoundCustomerCardProps) {
  const { name, phone, email, orderCount, healthNote, note, staffNotes } = customer;
  return (
    <section aria-label={`Known customer ${name}`} className="grid gap-2 rounded-card bg-leaf-soft p-3">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1">
          <span className="block font-semibold break-words">{name}</span>
          <span className="block text-small text-cocoa-2">{sayKnown(orderCount)}</span>
        </p>
        {isTaken ? (
          <span className="text-small font-semibold text-leaf">Selected</span>
        ) : (
          <Button size="s" kind="paper" onClick={onTake} aria-label={`Choose ${name}`}>
            Choose
          </Button>
        )}
      </div>
      {healthNote !== '' && <p className="text-small font-semibold text-hibiscus">{healthNote}</p>}
      {note !== '' && note !== healthNote && (
        <p className="text-small break-words whitespace-pre-line">{note}</p>
      )}
      {staffNotes.length > 0 && (
        <ul aria-label={`Notes about ${name}`} className="grid gap-1.5">
          {staffNotes.map((written) => (
            <li key={written}>
              <CustomerNote note={written} />
            </li>
          ))}
        </ul>
      )}
      {isTaken && <EarlierOrders customer={customer} order={order} />}
      {isTaken && <EarlierAddresses customer={customer} order={order} />}
      {isTaken && (
        <Link
          to={writeCustomerPath(phone || email)}
          target="_blank"
          className="link inline-flex min-h-11 items-center justify-self-start text-label"
        >
          View customer
        </Link>
      )}
    </section>
  );
}

function sayKnown(orderCount: number): string {
  if (orderCount === 0) return 'Imported, no orders yet';
  return orderCount === 1 ? '1 order' : `${orderCount} orders`;
}

type KnownProps = { readonly customer: FoundCustomer; readonly order: NewOrder };

function EarlierOrders({ customer: { orders }, order }: KnownProps) {
  const { repeat, busyId, missing } = useRepeatedOrder(order);
  if (orders.length === 0) return null;
  return (
    <>
      <ul aria-label="Earlier orders" className="grid">
        {orders.map(({ id, day, contents, total }) => (
          <li key={id} className="flex items-center gap-2">
            <Link
              to={writeOrderPath(id)}
              target="_blank"
              className="grid min-h-11 min-w-0 flex-1 content-center text-small hover:underline"
            >
              <span className="truncate">{contents}</span>
              <span className="figures text-cocoa-2">
                {nameDayShortly(day)} · {writeNaira(total)}
              </span>
            </Link>
            <Button
              size="s"
              kind="paper"
              aria-disabled={busyId !== null}
              aria-label={`Order again: ${contents}`}
              onClick={() => void repeat(id)}
            >
              {busyId === id && <Spinner />}
              Order again
            </Button>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <Note tone="warning" role="status">
          Not added: {joinWords(missing, 'and')}.
        </Note>
      )}
    </>
  );
}

/** Fills the order with what was ordered before, at today's prices, and says what could not be had. */
function useRepeatedOrder({ draft, form }: NewOrder) {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const repeat = async (id: string) => {
    if (busyId !== null) return;
    setBusyId(id);
    setMissing([]);
    try {
      const { lines } = await shopApi.call(readAdminOrderEndpoint, { params: { id } });
      const sold = lines.filter(isFromCatalogue);
      const again = orderAgain(draft.items, sold, await findOffers(sold), { hasPriceLimit: false });
      if (again.added.length > 0) form.reshape({ items: again.items }, 'lines');
      const custom = lines.filter((line) => !isFromCatalogue(line) && line.lineTotal > 0);
      setMissing([
        ...again.missing.map((name) => `${name} (no longer sold like this)`),
        ...custom.map(({ name }) => `${name} (custom item, price it again)`),
      ]);
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusyId(null);
    }
  };
  return { repeat, busyId, missing };
}

/** The latest one is filled in unless another was typed; the others are a tap away. */
function EarlierAddresses({ customer: { addresses }, order: { draft, form } }: KnownProps) {
  const [latest] = addresses;
  const isOnlyOne = addresses.length === 1 && latest?.street === draft.address.street;
  if (draft.method !== 'delivery' || !latest || isOnlyOne) return null;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-small font-semibold">Deliver to</legend>
      {addresses.map((address) => (
        <ChoiceTile
          key={`${address.street} ${address.area} ${address.lga}`}
          isCompact
          name="known-address"
          title={<span className="text-label">{`${address.street}, ${address.area}`}</span>}
          checked={draft.address.street === address.street && draft.address.area === address.area}
          onChange={() => form.reshape({ address }, 'address')}
        />
      ))}
    </fieldset>
  );
}
