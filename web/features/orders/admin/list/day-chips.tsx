import { readLagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { ToggleChip } from '../../../../ui/buttons/toggle-chip.tsx';
import { ANY_DAY, isSameRange, listQuickRanges } from './day-ranges.ts';
import type { DeskChange, ShownDesk } from './desk-query.ts';
import { PickDays } from './pick-days.tsx';

type DayChipsProps = { readonly desk: ShownDesk; readonly onChange: DeskChange };

export function DayChips({ desk, onChange }: DayChipsProps) {
  const quick = listQuickRanges(readLagosDay(new Date()));
  const isQuick = quick.some(({ range }) => isSameRange(range, desk));
  return (
    <>
      {quick.map(({ words, range }) => {
        const isOn = isSameRange(range, desk);
        return (
          <ToggleChip key={words} isOn={isOn} onClick={() => onChange(isOn ? ANY_DAY : range)}>
            {words}
          </ToggleChip>
        );
      })}
      <PickDays range={isQuick ? ANY_DAY : desk} onPick={onChange} />
    </>
  );
}
