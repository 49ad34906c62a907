import type { Availability, OfferedSlot } from '../../../../contract/availability.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import type { Loaded } from '../../../ui/loading/use-loaded.ts';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import { SlotPicker } from '../../../ui/slots/slot-picker.tsx';

type OtherTimeProps = {
  /** The one the order has. */
  readonly current: OfferedSlot;
  readonly slot: OfferedSlot;
  readonly availability: Loaded<Availability>;
  readonly problem: string | undefined;
  readonly onChange: (slot: OfferedSlot) => void;
};

/** When it is for, and another time where that is wanted. */
export function OtherTime({ current, slot, availability, problem, onChange }: OtherTimeProps) {
  const isMoved = slot.day !== current.day || slot.windowId !== current.windowId;
  return (
    <div data-problem-field="slot" className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {nameDay(slot.day)}, <span className="whitespace-nowrap">{writeTimes(slot)}</span>
        </p>
        {isMoved && (
          <Button kind="quiet" size="s" onClick={() => onChange(current)}>
            Keep {nameDay(current.day)}
          </Button>
        )}
      </div>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">Pick another time</summary>
        <LoadedContent
          loaded={availability}
          waitingWords="Loading available days…"
          skeleton={<Skeleton className="h-62 rounded-card" />}
        >
          {({ days }) => (
            <SlotPicker
              days={days}
              slot={isMoved ? slot : null}
              slowest={undefined}
              problem={problem}
              onChoose={(chosen) => chosen && onChange(chosen)}
            />
          )}
        </LoadedContent>
      </details>
    </div>
  );
}
