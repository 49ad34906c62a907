import { useId } from 'react';
import type { OfferedSlot } from '../../../contract/availability.ts';
import { ChoiceTile } from '../fields/choice-tile.tsx';
import { nameDayShortly, nameWeekday, writeTimes } from './day-words.ts';
import { compareSlots } from './slot-distance.ts';

type NearestSlotsProps = {
  readonly slots: readonly OfferedSlot[];
  readonly wanted: OfferedSlot | null;
  readonly chosen: OfferedSlot | undefined;
  readonly onChoose: (slot: OfferedSlot) => void;
};

/** In place of a time that is gone. */
export function NearestSlots({ slots, wanted, chosen, onChoose }: NearestSlotsProps) {
  const groupName = useId();
  return (
    <fieldset className="my-1 grid gap-2">
      <legend className="visually-hidden">Nearest available times</legend>
      {slots.map((slot) => (
        <ChoiceTile
          key={`${slot.day} ${slot.windowId}`}
          name={groupName}
          title={`${nameWeekday(slot.day)} ${nameDayShortly(slot.day).replace(/^\S+ /, '')}, ${writeTimes(slot)}`}
          checked={slot.day === chosen?.day && slot.windowId === chosen.windowId}
          onChange={() => onChoose(slot)}
        >
          {wanted && compareSlots(wanted, slot)}
        </ChoiceTile>
      ))}
    </fieldset>
  );
}
