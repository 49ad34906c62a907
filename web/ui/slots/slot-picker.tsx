import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import { useId, useState } from 'react';
import type { OfferedSlot } from '../../../contract/availability.ts';
import { DayStrip } from './day-strip.tsx';
import { moveToDay } from './move-to-day.ts';
import type { ShownDay, SlowestItem } from './state-words.ts';
import { WindowChoice } from './window-choice.tsx';

type SlotPickerProps = {
  readonly days: readonly ShownDay[];
  readonly slot: OfferedSlot | null;
  /** Chosen before this was shown, without a time. */
  readonly day?: string | null;
  readonly slowest: SlowestItem | undefined;
  readonly problem?: string | undefined;
  /** Null when a day is chosen on which the time chosen before is not free. */
  readonly onChoose: (slot: OfferedSlot | null) => void;
  /** A day was chosen, its time perhaps not yet. */
  readonly onPickDay?: (day: string) => void;
};

/** First the day, then the time on it. */
export function SlotPicker({
  days,
  slot,
  day = null,
  slowest,
  problem,
  onChoose,
  onPickDay,
}: SlotPickerProps) {
  const problemId = useId();
  const [pickedDay, setPickedDay] = useState(day);
  const chosenDay = slot?.day ?? pickedDay;
  const shown = days.find(({ day }) => day === chosenDay);

  const chooseDay = (picked: ShownDay) => {
    setPickedDay(picked.day);
    onPickDay?.(picked.day);
    if (picked.day !== slot?.day) onChoose(moveToDay(picked, slot?.windowId));
  };

  return (
    <div className="grid gap-3">
      <DayStrip
        days={days}
        chosenDay={chosenDay}
        slowest={slowest}
        describedBy={problem ? problemId : undefined}
        onChoose={chooseDay}
      />
      {shown && (
        <div data-next>
          <WindowChoice
            shown={shown}
            chosenId={slot?.day === shown.day ? slot.windowId : null}
            onChoose={({ id, from, to }) => onChoose({ day: shown.day, windowId: id, from, to })}
          />
        </div>
      )}
      {problem && (
        <p id={problemId} className="flex gap-1.5 text-small font-medium text-danger">
          <AlertIcon className="mt-0.75 size-4" />
          {problem}
        </p>
      )}
    </div>
  );
}
