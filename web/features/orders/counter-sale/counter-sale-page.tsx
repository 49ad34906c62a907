import { useCallback, useState } from 'react';
import { readCounterEndpoint } from '../../../../contract/counter-sale.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { coverBread } from '../../../pictures/cover-bread.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { useMay } from '../../users/role-context.tsx';
import { useShelfNews } from '../shelf/use-shelf-news.ts';
import { CounterCart } from './counter-cart.tsx';
import { CounterTiles } from './counter-tiles.tsx';
import { SaleDone } from './sale-done.tsx';
import { countOf } from './sale-draft.ts';
import { TodaysSales } from './todays-sales.tsx';
import { useSale } from './use-sale.ts';

export const meta = titlePage('Counter sale');

/** Two taps and a third: what it is, that it is paid, and the next customer. */
export default function CounterSalePage() {
  const [q, setQuery] = useState('');
  const [category, setCategory] = useState('');
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readCounterEndpoint, { query: { q, category }, signal }),
    [q, category],
  );
  const loaded = useLoaded(load);
  useShelfNews(loaded.reload);
  const sale = useSale(loaded.reload);

  return (
    <div className="phone:grid phone:grid-cols-[minmax(0,1fr)_19.5rem] phone:gap-5 rail:grid-cols-[minmax(0,1fr)_23rem] rail:gap-8">
      <div className="max-phone:pb-64">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4 pb-3">
          <h1>Counter sale</h1>
          {loaded.data?.isOn && <TodaysSales onChange={loaded.reload} />}
          <SearchField
            label="Find a product"
            placeholder="Find a product"
            value={q}
            maxLength={100}
            onSearch={setQuery}
            className="w-full rail:w-60"
          />
        </header>
        <LoadedContent
          loaded={loaded}
          waitingWords="Loading the products…"
          skeleton={<Skeleton className="h-100 rounded-picture" />}
        >
          {(counter) =>
            counter.isOn ? (
              <CounterTiles
                counter={counter}
                category={category}
                onCategory={setCategory}
                countOf={(tile) => countOf(sale.draft, tile)}
                onAdd={sale.add}
              />
            ) : (
              <SwitchedOff />
            )
          }
        </LoadedContent>
      </div>
      {loaded.data?.isOn && <CounterCart {...sale} />}
      <SaleDone sale={sale.done} onClose={sale.startNext} />
    </div>
  );
}

function SwitchedOff() {
  const canSwitchOn = useMay()('administrator');
  return (
    <EmptyState
      picture={<Picture picture={coverBread} alt="" sizes="208px" />}
      title="Counter sales are turned off"
      actions={
        canSwitchOn && (
          <ButtonLink to="/admin/settings/shelf" kind="main">
            Open settings
          </ButtonLink>
        )
      }
    >
      {canSwitchOn
        ? 'Turn them on to sell to walk-in customers in a few taps.'
        : 'The owner or a manager can turn them on in Settings.'}
    </EmptyState>
  );
}
