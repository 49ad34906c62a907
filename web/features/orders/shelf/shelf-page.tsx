import { useState } from 'react';
import { readShelfEndpoint, type Shelf } from '../../../../contract/shelf.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { coverBread } from '../../../pictures/cover-bread.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { nameDay } from '../../../ui/slots/day-words.ts';
import { useMay } from '../../users/role-context.tsx';
import { useAdminNews } from '../admin/use-admin-news.ts';
import { AddToShelf } from './add-to-shelf.tsx';
import { MorningForm } from './morning-form.tsx';

export const meta = titlePage('Shelf');

const readShelf = (signal: AbortSignal) => shopApi.call(readShelfEndpoint, { signal });

/** What lies on the shelf today, filled in once in the morning and kept true by every sale. */
export default function ShelfPage() {
  const loaded = useLoaded(readShelf);
  useAdminNews(loaded.reload, true);
  return (
    <>
      <header className="pt-4 pb-3">
        <h1>Shelf</h1>
        {loaded.data && <p className="text-cocoa-2">{nameDay(loaded.data.day)}</p>}
      </header>
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the shelf…"
        skeleton={<Skeleton className="h-80 rounded-picture" />}
      >
        {(shelf) => <ShelfContents shelf={shelf} onChange={loaded.replace} />}
      </LoadedContent>
    </>
  );
}

type ShelfContentsProps = { readonly shelf: Shelf; readonly onChange: (shelf: Shelf) => void };

function ShelfContents({ shelf, onChange }: ShelfContentsProps) {
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  if (!shelf.isOn) {
    return (
      <EmptyState
        picture={<Picture picture={coverBread} alt="" sizes="208px" />}
        title="The shelf is switched off"
      >
        The owner or a manager can switch it on in Settings, under Shelf and counter.
      </EmptyState>
    );
  }
  return (
    <div className="grid max-w-200 gap-6">
      {shelf.items.length === 0 ? (
        <EmptyState
          picture={<Picture picture={coverBread} alt="" sizes="208px" />}
          title="Nothing on the shelf yet"
        >
          Add the products you sell the same day, with how many you usually make.
        </EmptyState>
      ) : (
        <MorningForm shelf={shelf} onChange={onChange} canPlan={may('administrator')} />
      )}
      {may('administrator') && (
        <AddToShelf shelf={shelf} isOpen={isAdding} onOpen={setAdding} onChange={onChange} />
      )}
    </div>
  );
}
