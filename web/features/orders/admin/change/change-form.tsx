import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { WHOLE_NOTE_MAX_LENGTH } from '../../../../../domain/orders/note.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { AddressFields } from '../../../../ui/address/address-fields.tsx';
import { useAreas } from '../../../../ui/address/use-areas.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { writeAmount } from '../../../../ui/form/read-typed.ts';
import { useAvailability } from '../../../delivery/availability-context.tsx';
import { ContactFields } from '../../change-parts/contact-fields.tsx';
import { OtherTime } from '../../change-parts/other-time.tsx';
import { MethodChoice } from '../method-choice.tsx';
import { Agreed } from '../new/agreement-fields.tsx';
import { DraftItems } from '../new/draft-items.tsx';
import type { ChangeDraft } from './change-draft.ts';
import { ExistingLines } from './existing-lines.tsx';

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
    <ExistingLines
      order={order}
      existingLines={draft.existingLines}
      areWordsOnly={areDetailsOnly}
      onChange={(existingLines) => onChange({ existingLines })}
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
        <ContactFields
          contact={contact}
          problems={problems}
          onChange={(typed) => onChange({ contact: typed })}
        />
        {!areDetailsOnly && (
          <MethodChoice
            method={draft.method}
            onChoose={(method) => onChange({ method, deliveryFee: null })}
          />
        )}
        {draft.method === 'delivery' && (
          <AddressFields
            address={draft.address}
            problems={problems}
            areas={areas}
            onChange={(address) => onChange({ address })}
          />
        )}
        {draft.method === 'delivery' && !areDetailsOnly && (
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
              hint="Enter 0 for free delivery. Untick to charge the zone’s fee."
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
          maxLength={WHOLE_NOTE_MAX_LENGTH}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </FormSection>
      {!areDetailsOnly && <ChangeTime order={order} draft={draft} problems={problems} onChange={onChange} />}
    </div>
  );
}

/** The slot it has counts as free: it is given back in the same moment. */
function ChangeTime({ order, draft, problems, onChange }: Omit<ChangeFormProps, 'areDetailsOnly'>) {
  const availability = useAvailability([], draft.method, draft.address, {
    workUnits: order.workUnits,
    leadTimeHours: 0,
  });
  return (
    <FormSection
      title="When"
      explanation="For a time at short notice, use “Date or time” in the order’s “Change order” menu."
    >
      <OtherTime
        current={order.slot}
        slot={draft.slot}
        availability={availability}
        problem={problems.slot}
        onChange={(slot) => onChange({ slot })}
      />
    </FormSection>
  );
}
