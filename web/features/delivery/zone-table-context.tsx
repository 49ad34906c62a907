import type { PublicTerms } from '../../../contract/delivery.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import type { Loaded } from '../../ui/loading/use-loaded.ts';
import { ZonesInForce } from './zones-in-force.tsx';

type ZoneTableProps = { readonly terms: Pick<Loaded<PublicTerms>, 'data' | 'failure' | 'reload'> };

/** The zones and fees that are in force; the words around it stand without it. */
export function ZoneTable({ terms: { data, failure, reload } }: ZoneTableProps) {
  if (data) return <ZonesInForce terms={data} />;
  if (failure !== null) {
    return (
      <Note tone="warning" role="status">
        <p>We couldn’t load the delivery fees. You’ll see the fee for your address at checkout.</p>
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
