import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { ORDER_NOTE_MAX_LENGTH } from '../../../../../contract/orders.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { AddressFields } from '../../../../ui/address/address-fields.tsx';
import { useAreas } from '../../../../ui/address/use-areas.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { writeAmount } from '../../../../ui/form/read-typed.ts';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { nameDay, writeTimes } from '../../../../ui/slots/day-words.ts';
import { SlotPicker } from '../../../../ui/slots/slot-picker.tsx';
import { findSlowest } from '../../../../ui/slots/state-words.ts';
import { useAvailability } from '../../../delivery/availability-context.tsx';
import { Agreed } from '../new/agreement-fields.tsx';
import { DraftItems } from '../new/draft-items.tsx';
import type { ChangeDraft } from './change-draft.ts';
import { KeptLines } from './kept-lines.tsx';

type ChangeFormProps = {
  readonly order: AdminOrderDetails;
  /** Whoever only corrects a name or an inscription is shown no more than that. */
  readonly areDetailsOnly: boolean;
  readonly draft: ChangeDraft;
  readonly problems: FieldProblems;
  readonly onChange: (part: Partial<ChangeDraft>) => void;
};

/** Everything about an order that can still be changed, in the order in which people ask for it. */
export function ChangeForm({ order, areDetailsOnly, draft, problems, onChange }: ChangeFormProps) {
  const areas = useAreas();
  const { contact, items, freeLines } = draft;
  const hasWords = order.lines.some(({ inscription }) => inscription !== '');
  const lines = (
    <KeptLines
      order={order}
      kept={draft.kept}
      areWordsOnly={areDetailsOnly}
      onChange={(kept) => onChange({ kept })}
    />
  );
  return (
    <div className="grid min-w-0 gap-4">
      {areDetailsOnly && hasWords && <FormSection title="Inscriptions">{lines}</FormSection>}
      {!areDetailsOnly && (
        <FormSection title="Items">
          {lines}
          <DraftItems
            label="New items"
            items={items}
            freeLines={freeLines}
            problem={problems.lines}
            onItems={(changed) => onChange({ items: changed })}
            onFreeLines={(changed) => onChange({ freeLines: changed })}
          />
        </FormSection>
      )}
      <FormSection title="Customer">
        <div className="grid items-start gap-4 phone:grid-cols-2">
          <TextField
            label="Name"
            required
            autoComplete="off"
            value={contact.name}
            problem={problems['contact.name']}
            onChange={({ target }) => onChange({ contact: { ...contact, name: target.value } })}
          />
          <TextField
            label="Phone"
            required
            type="tel"
            inputMode="tel"
            autoComplete="off"
            value={contact.phone}
            problem={problems['contact.phone']}
            onChange={({ target }) => onChange({ contact: { ...contact, phone: target.value } })}
          />
        </div>
        {order.method === 'delivery' && (
          <AddressFields
            address={draft.address}
            problems={problems}
            areas={areas}
            onChange={(address) => onChange({ address })}
          />
        )}
        {order.method === 'delivery' && !areDetailsOnly && (
          <Agreed
            label="Set the delivery fee"
            isOn={draft.deliveryFee !== null}
            onSwitch={(isOn) => onChange({ deliveryFee: isOn ? writeAmount(order.delivery) : null })}
          >
            <TextField
              label="Delivery fee (₦)"
              required
              inputMode="decimal"
              autoComplete="off"
              hint="Enter 0 for free delivery. Untick to charge what the zone costs."
              value={draft.deliveryFee ?? ''}
              problem={problems.deliveryFee}
              onChange={({ target }) => onChange({ deliveryFee: target.value })}
            />
          </Agreed>
        )}
        <TextArea
          label="Note for the kitchen or the rider"
          rows={2}
          value={draft.note}
          maxLength={ORDER_NOTE_MAX_LENGTH}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </FormSection>
      {!areDetailsOnly && <ChangeTime order={order} draft={draft} problems={problems} onChange={onChange} />}
    </div>
  );
}

/** The slot it has counts as free: it is given back in the same moment. */
function ChangeTime({ order, draft, problems, onChange }: Omit<ChangeFormProps, 'areDetailsOnly'>) {
  const availability = useAvailability([], order.method, draft.address, {
    workUnits: order.workUnits,
    leadTimeHours: 0,
  });
  const isMoved = draft.slot.day !== order.slot.day || draft.slot.windowId !== order.slot.windowId;
  return (
    <FormSection title="When">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {nameDay(draft.slot.day)}, <span className="whitespace-nowrap">{writeTimes(draft.slot)}</span>
        </p>
        {isMoved && (
          <Button kind="quiet" size="s" onClick={() => onChange({ slot: order.slot })}>
            Keep {nameDay(order.slot.day)}
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
              slot={isMoved ? draft.slot : null}
              slowest={findSlowest([])}
              problem={problems.slot}
              onChoose={(slot) => slot && onChange({ slot })}
            />
          )}
        </LoadedContent>
      </details>
    </FormSection>
  );
}
