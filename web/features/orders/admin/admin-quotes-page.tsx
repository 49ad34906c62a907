import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { type AdminOffer, endOfferEndpoint, listOffersEndpoint } from '../../../../contract/order-offers.ts';
import { findGreetingName } from '../../../../domain/users/greeting-name.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { SendLink } from '../../../ui/share/send-link.tsx';
import { nameDay } from '../../../ui/slots/day-words.ts';
import { writeNaira } from '../order-words.ts';
import { NEW_ORDER_PATH, writeOrderPath } from './admin-paths.ts';
import { OFFER_WORDS } from './admin-words.ts';
import { AdminLink } from './order/order-header.tsx';

export const meta = titlePage('Quotes');

const load = (signal: AbortSignal) => shopApi.call(listOffersEndpoint, { signal });

/** What was quoted in chats and on the phone, the newest first, each with its link to send. */
export default function AdminQuotesPage() {
  const loaded = useLoaded(load);
  const [ending, setEnding] = useState<AdminOffer | null>(null);
  const end = useCallback(async () => {
    if (!ending) return;
    await shopApi.call(endOfferEndpoint, { params: { id: ending.id } });
    loaded.reload();
    setEnding(null);
  }, [ending, loaded]);
  return (
    <div className="pt-4 phone:pt-6">
      <AdminLink />
      <header className="mt-1 mb-5">
        <h1>Quotes</h1>
        <p className="mt-1.5 text-cocoa-2">A quote doesn’t hold a slot until the customer accepts it.</p>
      </header>
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading quotes…"
        skeleton={<Skeleton className="h-62 rounded-card" />}
      >
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-cocoa-2">
              No quotes yet. Start a{' '}
              <Link to={NEW_ORDER_PATH} className="link">
                new order
              </Link>{' '}
              and send it as a quote.
            </p>
          ) : (
            <ul className="grid gap-4 tablet:grid-cols-2">
              {data.map((offer) => (
                <li key={offer.id}>
                  <OfferCard offer={offer} onEnd={() => setEnding(offer)} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedContent>
      <ConfirmDialog
        isOpen={ending !== null}
        title="Withdraw this quote?"
        button="Withdraw quote"
        buttonWhileBusy="Withdrawing…"
        onConfirm={end}
        onClose={() => setEnding(null)}
      >
        The link you sent stops working.
      </ConfirmDialog>
    </div>
  );
}

type OfferCardProps = { readonly offer: AdminOffer; readonly onEnd: () => void };

function OfferCard({ offer, onEnd }: OfferCardProps) {
  const { name, phone, contents, total, day, expiresAt, status, key, orderId } = offer;
  const firstName = findGreetingName(name);
  const { words, tone } = OFFER_WORDS[status];
  return (
    <Panel className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-fs-4 break-words">{name}</h2>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <p>
        {contents}
        <span className="block text-small text-cocoa-2">
          For {nameDay(day)} · valid until {formatMoment(expiresAt)}
        </span>
      </p>
      <p className="figures font-display text-fs-3 font-semibold">{writeNaira(total)}</p>
      {key !== null && (
        <>
          <SendLink
            path={`/quote#${key}`}
            phone={phone}
            writeMessage={(link) =>
              `Hello ${firstName}, here is your quote: ${contents}, ${writeNaira(total)}. Accept it here: ${link}`
            }
          />
          <div>
            <Button kind="quiet" size="s" onClick={onEnd}>
              Withdraw quote
            </Button>
          </div>
        </>
      )}
      {orderId !== null && (
        <Link to={writeOrderPath(orderId)} className="link inline-flex min-h-11 items-center">
          Open order
        </Link>
      )}
    </Panel>
  );
}
