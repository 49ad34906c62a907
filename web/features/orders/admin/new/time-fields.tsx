import { FormSection } from '../../../../ui/form/form-section.tsx';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { isStillFree } from '../../../../ui/slots/move-to-day.ts';
import { SlotPicker } from '../../../../ui/slots/slot-picker.tsx';
import { findSlowest } from '../../../../ui/slots/state-words.ts';
import { useAvailability } from '../../../delivery/availability-context.tsx';
import type { NewOrder } from './use-new-order.ts';

type TimeFieldsProps = { readonly order: NewOrder };

/** Only what the kitchen can really meet. */
export function TimeFields({ order }: TimeFieldsProps) {
  const { draft, form } = order;
  const { problems } = form;
  const demanded = draft.items.map(({ id, size, quantity, design }) => ({
    productId: id,
    sizeId: size?.id ?? null,
    quantity,
    design: design?.text ?? '',
  }));
  const availability = useAvailability(demanded, draft.method, draft.address, {
    workUnits: draft.freeLines.reduce((sum, { workUnits, quantity }) => sum + workUnits * quantity, 0),
    leadTimeHours: Math.max(0, ...draft.freeLines.map(({ leadTimeHours }) => leadTimeHours)),
  });
  return (
    <FormSection title="When">
      <LoadedContent
        loaded={availability}
        waitingWords="Loading available days…"
        skeleton={<Skeleton className="h-62 rounded-card" />}
      >
        {({ days }) => {
          // What was chosen before something larger came onto the order may no longer be met.
          const isGone = draft.slot !== null && !isStillFree(days, draft.slot);
          const gone = isGone ? 'That time is no longer free for this order. Choose another.' : undefined;
          return (
            <div data-problem-field="slot">
              <SlotPicker
                days={days}
                slot={isGone ? null : draft.slot}
                slowest={findSlowest([...draft.items, ...draft.freeLines])}
                problem={problems.slot ?? gone}
                onChoose={(slot) => form.reshape({ slot }, 'slot')}
              />
            </div>
          );
        }}
      </LoadedContent>
    </FormSection>
  );
}
