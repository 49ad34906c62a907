import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readShelfEndpoint, type Shelf } from '../../../../contract/shelf.ts';
import { addDays, isLagosDay, type LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { SHELF_AHEAD_DAYS } from '../../../../domain/shelf/shelf.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { coverBread } from '../../../pictures/cover-bread.ts';
import { useOnline } from '../../../ui/browser/use-online.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { PillSelect } from '../../../ui/fields/pill-select.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { nameDay, nameDayShortly } from '../../../ui/slots/day-words.ts';
import { useMay } from '../../users/role-context.tsx';
import { AddToShelf } from './add-to-shelf.tsx';
import { MorningForm } from './morning-form.tsx';
import { useShelfNews } from './use-shelf-news.ts';

export const meta = titlePage('Shelf');

/** What lies on the shelf today, filled in once in the morning and kept true by every sale; and what another day will have. */
export default function ShelfPage() {
  const typed = useSearchParams()[0].get('day') ?? '';
  const wanted = isLagosDay(typed) ? typed : undefined;
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readShelfEndpoint, { query: { day: wanted }, signal }),
    [wanted],
  );
  const loaded = useLoaded(load);
  useShelfNews(loaded.reload);
  const isOnline = useOnline();
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4 pb-3">
        <h1>Shelf</h1>
        {loaded.data?.isOn && <DaySelect today={loaded.data.today} day={wanted ?? loaded.data.today} />}
      </header>
      {!isOnline && (
        <div className="pb-4">
          <Note tone="warning" role="status" icon={WarningIcon}>
            You’re offline. You’re seeing the shelf as it was when you were last online.
          </Note>
        </div>
      )}
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

type DaySelectProps = { readonly today: LagosDay; readonly day: LagosDay };

function DaySelect({ today, day }: DaySelectProps) {
  const [, setParameters] = useSearchParams();
  return (
    <PillSelect
      label="Day"
      value={day}
      onChoose={(chosen) => setParameters(chosen === today ? {} : { day: chosen })}
      className="max-phone:w-full phone:w-72"
    >
      {Array.from({ length: SHELF_AHEAD_DAYS + 1 }, (_, ahead) => addDays(today, ahead)).map((each) => (
        <option key={each} value={each}>
          {each === today ? `Today, ${nameDayShortly(each)}` : nameDay(each)}
        </option>
      ))}
    </PillSelect>
  );
}

type ShelfContentsProps = { readonly shelf: Shelf; readonly onChange: (shelf: Shelf) => void };

function ShelfContents({ shelf, onChange }: ShelfContentsProps) {
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const canPlan = may('administrator');
  if (!shelf.isOn) {
    return (
      <EmptyState
        picture={<Picture picture={coverBread} alt="" sizes="208px" />}
        title="The shelf is turned off"
        actions={
          canPlan && (
            <ButtonLink to="/admin/settings/shelf" kind="main">
              Open settings
            </ButtonLink>
          )
        }
      >
        {canPlan
          ? 'Turn it on to sell what’s ready today, online and over the counter.'
          : 'The owner or a manager can turn it on in Settings.'}
      </EmptyState>
    );
  }
  const isEmpty = shelf.items.length === 0;
  if (isEmpty && !isAdding) {
    return (
      <EmptyState
        picture={<Picture picture={coverBread} alt="" sizes="208px" />}
        title="Nothing on the shelf yet"
        actions={
          canPlan && (
            <Button kind="main" onClick={() => setAdding(true)}>
              Add a product
            </Button>
          )
        }
      >
        {canPlan
          ? 'Add the products you sell the same day, with how many you usually make.'
          : 'The owner or a manager adds the products you sell the same day.'}
      </EmptyState>
    );
  }
  return (
    <div className="grid max-w-200 gap-6">
      {!isEmpty && <MorningForm key={shelf.day} shelf={shelf} onChange={onChange} canPlan={canPlan} />}
      {canPlan && <AddToShelf shelf={shelf} isOpen={isAdding} onOpen={setAdding} onChange={onChange} />}
    </div>
  );
}
