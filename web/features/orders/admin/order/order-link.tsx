import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import {
  endOrderLinkEndpoint,
  issueOrderLinkEndpoint,
  readOrderLinkEndpoint,
} from '../../../../../contract/order-offers.ts';
import { REVIEW_PLACE } from '../../../../../domain/orders/review-place.ts';
import { isReviewable } from '../../../../../domain/reviews/review.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { SendLink } from '../../../../ui/share/send-link.tsx';
import { useDeliveryTerms } from '../../../delivery/delivery-terms-context.ts';
import { isJustPlaced } from '../admin-paths.ts';
import { writeCustomerMessage } from '../customer-message.ts';

type OrderLinkProps = { readonly order: AdminOrderDetails };

/** The link with which the customer sees the order, pays and follows it without an account. Asked for only when it is wanted. */
export function OrderLink({ order }: OrderLinkProps) {
  const { state } = useLocation();
  const [isOpen, setOpen] = useState(() => isJustPlaced(state));
  if (order.userId !== null) return null;
  return (
    <Panel className="grid gap-3">
      <h2>Customer link</h2>
      <p className="text-label text-cocoa-2">
        Opens the order without an account: to read, pay, follow and review it.
      </p>
      {isOpen ? (
        <KnownLink order={order} />
      ) : (
        <div>
          <Button kind="paper" onClick={() => setOpen(true)}>
            Send to customer
          </Button>
        </div>
      )}
    </Panel>
  );
}

function KnownLink({ order }: OrderLinkProps) {
  const { id, contact } = order;
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readOrderLinkEndpoint, { params: { id }, signal }),
    [id],
  );
  const loaded = useLoaded(load);
  const terms = useDeliveryTerms();
  const [isAsking, setAsking] = useState(false);
  const end = async () => {
    await shopApi.call(endOrderLinkEndpoint, { params: { id } });
    loaded.replace({ key: null });
    setAsking(false);
  };
  return (
    <LoadedContent
      loaded={loaded}
      waitingWords="Loading the link…"
      skeleton={<Skeleton className="h-11 rounded-pill" />}
    >
      {({ key }) =>
        key === null ? (
          <EndedLink
            onIssue={async () =>
              loaded.replace(await shopApi.call(issueOrderLinkEndpoint, { params: { id } }))
            }
          />
        ) : (
          <>
            <SendLink
              path={`/track#${key}${isReviewable(order.status) ? `&${REVIEW_PLACE}` : ''}`}
              phone={contact.phone}
              writeMessage={(link) => `${writeCustomerMessage(order, terms.data?.transferAccount)} ${link}`}
            />
            <div>
              <Button kind="quiet" size="s" onClick={() => setAsking(true)}>
                End link
              </Button>
            </div>
            <ConfirmDialog
              isOpen={isAsking}
              title="End this link?"
              button="End link"
              buttonWhileBusy="Ending…"
              onConfirm={end}
              onClose={() => setAsking(false)}
            >
              Whoever has it can no longer open the order. You can make a new link afterwards.
            </ConfirmDialog>
          </>
        )
      }
    </LoadedContent>
  );
}

/** The old link stays dead wherever it was sent; a new one is one tap away. */
function EndedLink({ onIssue }: { readonly onIssue: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const issue = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await onIssue();
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
      setBusy(false);
    }
  };
  return (
    <>
      <p className="text-label">This link has ended and no longer opens the order.</p>
      <div>
        <Button kind="paper" onClick={() => void issue()} aria-disabled={isBusy}>
          {isBusy && <Spinner />}
          Make a new link
        </Button>
      </div>
    </>
  );
}
