import { useEffect, useState } from 'react';
import type { Availability } from '../../../../contract/availability.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { isStillFree } from '../../../ui/slots/move-to-day.ts';
import { SlotPicker } from '../../../ui/slots/slot-picker.tsx';
import { addWay, explainLost, explainStart, type SlowestItem } from '../../../ui/slots/state-words.ts';
import { describeToday } from '../../delivery/earliest-context.tsx';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import type { ChangeDraft } from '../draft/use-checkout-draft.ts';
import type { Checkout } from '../use-checkout.ts';
import { Step } from './step.tsx';

type DayStepProps = { readonly checkout: Checkout; readonly slowest: SlowestItem | undefined };

export function DayStep({ checkout, slowest: slowestItem }: DayStepProps) {
  const { draft, change, problems, forget, availability, pickedDay, destination } = checkout;
  // No first day is promised for what does not go there.
  const isDeliverable = checkout.excluded === '';
  const slowest = addWay(slowestItem, destination.kind === 'zone' ? destination.zone : undefined);
  const lost = useLostSlot(draft, change, availability.data);
  return (
    <Step number={3} title="Date and time" isDone={draft.slot !== null}>
      <LoadedContent
        loaded={availability}
        waitingWords="Loading available days…"
        skeleton={<Skeleton className="h-62 rounded-card" />}
      >
        {({ days, earliest, today }) => (
          <>
            {isDeliverable && today && (
              <Note tone="tip" role="status">
                {describeToday({ today })}
              </Note>
            )}
            {isDeliverable && explainStart(earliest, slowest) !== '' && (
              <p className="-mt-2 text-cocoa-2">{explainStart(earliest, slowest)}</p>
            )}
            {lost && (
              <Note tone="warning" role="status">
                {explainLost(days, lost, slowest)}
              </Note>
            )}
            {earliest === null && (
              <Note tone="warning" role="status">
                No times are available right now. Tap a day to see why, or contact us.
              </Note>
            )}
            <div data-problem-field="slot">
              <SlotPicker
                days={days}
                slot={draft.slot}
                slowest={slowest}
                problem={problems.slot}
                day={pickedDay}
                onPickDay={(day) => change({ day })}
                onChoose={(slot) => {
                  forget('slot');
                  change({ slot });
                }}
              />
            </div>
          </>
        )}
      </LoadedContent>
    </Step>
  );
}

/**
 * A slot chosen some time ago, or for a smaller cart, may be gone: better told now than after the last button. Where it is open
 * again, after a detour over another area, it is chosen again, unless the shopper has looked at another day since.
 */
function useLostSlot(
  { slot, day }: CheckoutDraft,
  change: ChangeDraft,
  availability: Availability | undefined,
): CheckoutDraft['slot'] {
  const [lost, setLost] = useState<CheckoutDraft['slot']>(null);
  const days = availability?.days;
  const isGone = slot !== null && days !== undefined && !isStillFree(days, slot);
  useEffect(() => {
    if (!isGone) return;
    setLost(slot);
    change({ slot: null });
  }, [isGone, slot, change]);

  const isBack = slot === null && lost !== null && days !== undefined && isStillFree(days, lost);
  const isWanted = isBack && (day === null || day === lost.day);
  useEffect(() => {
    if (isWanted) change({ slot: lost });
  }, [isWanted, lost, change]);
  return slot === null && !isBack ? lost : null;
}
