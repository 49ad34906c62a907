import type { ReactNode } from 'react';
import type { OfferedSlot } from '../../../contract/availability.ts';
import { Note } from '../feedback/note.tsx';
import { nameDay, writeTimes } from './day-words.ts';
import type { Caveat } from './move-to-day.ts';

type LateNoteProps = {
  readonly slot: OfferedSlot;
  readonly caveat: Caveat;
  readonly children?: ReactNode;
};

/** For staff alone: what they take on with a slot that customers cannot choose. */
export function LateNote({ slot, caveat, children }: LateNoteProps) {
  const when = `${nameDay(slot.day)}, ${writeTimes(slot)}`;
  return (
    <Note tone="warning" role="status">
      <p>
        {caveat === 'late'
          ? `Customers can no longer order for ${when}. Check that the kitchen can still make it.`
          : `${when} is full. Check that the kitchen can take on more.`}
      </p>
      {children}
    </Note>
  );
}
