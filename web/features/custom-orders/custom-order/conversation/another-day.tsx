import { useMemo, useState } from 'react';
import type { CustomOrder } from '../../../../../contract/custom-orders.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { DayStrip } from '../../../../ui/slots/day-strip.tsx';
import { nameDay } from '../../../../ui/slots/day-words.ts';
import { useAvailability } from '../../../delivery/availability-context.tsx';

/** What has to be made, and the day it was quoted for. */
export type QuotedCake = Pick<CustomOrder, 'productId' | 'design'> & { readonly day: string };

type AnotherDayProps = {
  readonly cake: QuotedCake;
  readonly wantedDay: string | undefined;
  readonly onChoose: (wantedDay: string | undefined) => void;
};

/** Asked for by choosing it, among the days on which such a cake can be made. */
export function AnotherDay({ cake, wantedDay, onChoose }: AnotherDayProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <div className="grid gap-1">
      {wantedDay !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold" role="status">
            {nameDay(wantedDay)} instead of {nameDay(cake.day)}
          </p>
          <Button kind="quiet" size="s" onClick={() => onChoose(undefined)}>
            Keep {nameDay(cake.day)}
          </Button>
        </div>
      )}
      <details onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          Ask for another day
        </summary>
        {isOpened && <CakeDays cake={cake} wantedDay={wantedDay} onChoose={onChoose} />}
      </details>
    </div>
  );
}

function CakeDays({ cake: { productId, design, day }, wantedDay, onChoose }: AnotherDayProps) {
  const items = useMemo(() => [{ productId, sizeId: null, quantity: 1, design }], [productId, design]);
  const availability = useAvailability(items, 'pickup');
  return (
    <LoadedContent
      loaded={availability}
      waitingWords="Loading available days…"
      skeleton={<Skeleton className="h-40 rounded-card" />}
    >
      {({ days }) => (
        <DayStrip
          days={days}
          chosenDay={wantedDay ?? null}
          slowest={undefined}
          describedBy={undefined}
          onChoose={(chosen) => onChoose(chosen.day === day ? undefined : chosen.day)}
        />
      )}
    </LoadedContent>
  );
}
