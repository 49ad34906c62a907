import { Button } from '../../ui/button.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { Note } from '../../ui/note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readDeliveryTerms } from './read-delivery-terms.ts';
import { ZonesInForce } from './zones-in-force.tsx';

/**
 * The zones and fees that are in force. Asked by the browser, so that the owner's change shows at once whatever was kept of the
 * page; its words stand without it.
 */
export function ZoneTable() {
  const { data, failure, reload } = useLoaded(readDeliveryTerms);
  if (data) return <ZonesInForce terms={data} />;
  if (failure !== null) {
    return (
      <Note tone="warning" role="status">
        <p>The fees could not be loaded just now. Checkout shows the one for your address before you pay.</p>
        <Button kind="paper" size="s" onClick={reload} className="mt-2.5">
          Try again
        </Button>
      </Note>
    );
  }
  return (
    <div role="status" className="min-h-120">
      <span className="visually-hidden">Loading the fees…</span>
      <Skeleton className="h-120" />
    </div>
  );
}
