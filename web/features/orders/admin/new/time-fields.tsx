import { Link } from 'react-router';
import { WORK_AREA } from '../../../../ui/browser/work-area.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { LateNote } from '../../../../ui/slots/late-note.tsx';
import { acceptCaveat, findCaveat, isStillFree } from '../../../../ui/slots/move-to-day.ts';
import { SlotPicker } from '../../../../ui/slots/slot-picker.tsx';
import { findSlowest } from '../../../../ui/slots/state-words.ts';
import { useAvailability } from '../../../delivery/availability-context.tsx';
import { useMay } from '../../../users/role-context.tsx';
import type { NewOrder } from './use-new-order.ts';

/** On a phone the order's total would lie over it. */
const showWhole = (button: HTMLElement | null) => button?.scrollIntoView({ block: 'nearest' });

type TimeFieldsProps = { readonly order: NewOrder };

/** Only what the kitchen can really meet. */
export function TimeFields({ order }: TimeFieldsProps) {
  const { draft, form, late, setLate } = order;
  const { problems } = form;
  const mayChangeDays = useMay()('administrator');
  const demanded = draft.items.map(({ id, size, quantity, design }) => ({
    productId: id,
    sizeId: size?.id ?? null,
    quantity,
    design: design?.text ?? '',
  }));
  const availability = useAvailability(
    demanded,
    draft.method,
    draft.address,
    {
      workUnits: draft.freeLines.reduce((sum, { workUnits }) => sum + workUnits, 0),
      leadTimeHours: Math.max(0, ...draft.freeLines.map(({ leadTimeHours }) => leadTimeHours)),
    },
    true,
  );
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
          const caveat = findCaveat(days, late);
          const gone = isGone
            ? 'That time is no longer available for this order. Choose another.'
            : undefined;
          return (
            <div data-problem-field="slot" className="grid gap-3">
              <SlotPicker
                days={days}
                slot={isGone ? null : (late ?? draft.slot)}
                slowest={findSlowest([...draft.items, ...draft.freeLines])}
                problem={
                  late && problems.slot ? 'Use this time anyway, or choose another.' : (problems.slot ?? gone)
                }
                onChoose={(slot) => {
                  const isTaken = findCaveat(days, slot) === null;
                  setLate(isTaken ? null : slot);
                  form.reshape({ slot: isTaken ? slot : null, ...acceptCaveat(null) }, 'slot');
                }}
              />
              {mayChangeDays && days.some(({ work }) => work) && (
                <p className="text-small text-cocoa-2">
                  To take more on a day, raise its capacity in the{' '}
                  <Link to={`${WORK_AREA}/calendar`} className="link">
                    calendar
                  </Link>
                  .
                </p>
              )}
              {late && caveat && (
                <LateNote slot={late} caveat={caveat}>
                  <Button
                    ref={showWhole}
                    kind="paper"
                    size="s"
                    className="mt-3"
                    onClick={() => {
                      setLate(null);
                      form.reshape({ slot: late, ...acceptCaveat(caveat) }, 'slot');
                    }}
                  >
                    Use this time anyway
                  </Button>
                </LateNote>
              )}
              {!late && draft.acceptLate && (
                <p className="text-small text-cocoa-2">
                  {draft.acceptFull
                    ? 'This time is full. You’re using it anyway.'
                    : 'Customers can no longer choose this time.'}
                </p>
              )}
            </div>
          );
        }}
      </LoadedContent>
    </FormSection>
  );
}
