import { useCallback } from 'react';
import { Link } from 'react-router';
import { listUnpaidOrdersEndpoint, type UnpaidOrder } from '../../../contract/unpaid-orders.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { nameContents } from '../../../domain/orders/name-contents.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { DottedLine } from '../../ui/formats/dotted-line.tsx';
import { formatTime } from '../../ui/formats/format-moment.ts';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { nameDayShortly } from '../../ui/slots/day-words.ts';
import { writeNaira } from './order-words.ts';

/** What this visitor has ordered and not paid for, as far as they may open it; undefined until it is known. */
export function useUnpaidOrders(): readonly UnpaidOrder[] | undefined {
  const load = useCallback(
    async (signal: AbortSignal) => (await backgroundApi.call(listUnpaidOrdersEndpoint, { signal })).data,
    [],
  );
  return useLoaded(load).data;
}

/** The way to each of them, and what comes after; by their links in the emails where this browser has none. */
export function UnpaidOrders({ orders }: { readonly orders: readonly UnpaidOrder[] }) {
  if (orders.length === 0) {
    return (
      <p className="mt-2">
        You’ll find them in our emails, or you can{' '}
        <Link to="/track" className="link">
          track an order
        </Link>
        . We’ll keep what you’ve filled in here.
      </p>
    );
  }
  return (
    <>
      <ul aria-label="Unpaid orders" className="mt-3 grid gap-2">
        {orders.map((order) => (
          <li key={order.id} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="block font-semibold">{nameContents(order)}</span>
              <span className="figures block text-small">
                <DottedLine
                  parts={[
                    writeNaira(order.total),
                    order.number,
                    order.isTransferClaimed
                      ? 'checking your transfer'
                      : `held until ${writeHoldEnd(order.holdUntil)}`,
                  ]}
                />
              </span>
            </span>
            <ButtonLink
              to={order.isOnAccount ? `/orders/${order.id}` : `/track/${order.id}`}
              kind="line"
              size="s"
              aria-label={`${nameAct(order)} order ${order.number}`}
            >
              {nameAct(order)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-3">Then come back: we’ll keep what you’ve filled in here.</p>
    </>
  );
}

/** "14:00", or "Wed 18 Nov, 02:10" */
function writeHoldEnd(moment: string): string {
  const day = readLagosDay(new Date(moment));
  const time = formatTime(moment);
  return day === readLagosDay(new Date()) ? time : `${nameDayShortly(day)}, ${time}`;
}

function nameAct({ isUnconfirmed, isTransferClaimed }: UnpaidOrder): string {
  if (isUnconfirmed) return 'Confirm';
  return isTransferClaimed ? 'View' : 'Pay';
}
