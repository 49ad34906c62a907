import type { ReactNode } from 'react';
import type { OfferedSlot } from '../../../contract/availability.ts';
import { Note } from '../feedback/note.tsx';
import { nameDay, writeTimes } from './day-words.ts';

type LateNoteProps = { readonly slot: OfferedSlot; readonly children?: ReactNode };

/** For staff alone: what they take on with a slot that customers can no longer choose. */
export function LateNote({ slot, children }: LateNoteProps) {
  return (
    <Note tone="warning" role="status">
      <p>
        Customers can no longer order for {nameDay(slot.day)}, {writeTimes(slot)}. Check that the kitchen can
        still make it.
      </p>
      {children}
    </Note>
  );
}
