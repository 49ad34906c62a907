import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import {
  type AdminCustomOrderDetails,
  endRequestLinkEndpoint,
  readRequestLinkEndpoint,
} from '../../../../contract/custom-order-admin.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { SendLink } from '../../../ui/share/send-link.tsx';
import { writeNaira } from '../custom-order/custom-order-words.ts';
import { writeRequestLink } from '../request-link/save-link.tsx';
import { isJustTaken } from './admin-paths.ts';

type RequestLinkProps = { readonly customOrder: AdminCustomOrderDetails };

/** The link with which a customer without an account reads, answers, accepts and pays. Asked for only when it is wanted. */
export function RequestLink({ customOrder }: RequestLinkProps) {
  const { state } = useLocation();
  const [isOpen, setOpen] = useState(() => isJustTaken(state));
  if (customOrder.userId !== null) return null;
  return (
    <Panel className="grid gap-3">
      <h2>Customer link</h2>
      <p className="text-label text-cocoa-2">
        Opens the request without an account: to answer, accept the quote and pay.
      </p>
      {isOpen ? (
        <KnownLink customOrder={customOrder} />
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

function KnownLink({ customOrder }: RequestLinkProps) {
  const { id, phone } = customOrder;
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readRequestLinkEndpoint, { params: { id }, signal }),
    [id],
  );
  const loaded = useLoaded(load);
  const [isAsking, setAsking] = useState(false);
  const end = async () => {
    await shopApi.call(endRequestLinkEndpoint, { params: { id } });
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
          <p className="text-label">This link has ended and opens nothing any more.</p>
        ) : (
          <>
            <SendLink
              path={writeRequestLink(key)}
              phone={phone}
              writeMessage={(link) => `${writeLinkMessage(customOrder)} ${link}`}
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
              Whoever has it can no longer open the request. It can’t be turned on again.
            </ConfirmDialog>
          </>
        )
      }
    </LoadedContent>
  );
}

function writeLinkMessage({ customerName, number, status, quoteTotal }: AdminCustomOrderDetails): string {
  const [firstName] = customerName.split(' ');
  return status === 'quoted' && quoteTotal !== null
    ? `Hello ${firstName}, here’s our quote of ${writeNaira(quoteTotal)} for your cake. Accept it and pay the deposit here:`
    : `Hello ${firstName}, this is your cake request ${number}. Follow it and write to us here:`;
}
