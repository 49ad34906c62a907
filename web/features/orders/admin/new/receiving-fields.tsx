import StoreIcon from 'lucide-react/icons/store';
import TruckIcon from 'lucide-react/icons/truck';
import { AddressFields } from '../../../../ui/address/address-fields.tsx';
import { useAreas } from '../../../../ui/address/use-areas.ts';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { ZoneNote } from '../../../../ui/ordering/zone-note.tsx';
import type { NewOrder } from './use-new-order.ts';

type ReceivingFieldsProps = { readonly order: NewOrder };

export function ReceivingFields({ order }: ReceivingFieldsProps) {
  const { draft, form, terms, destination, totals } = order;
  const change = (part: Partial<typeof draft>) => form.reshape(part, 'address');
  const areas = useAreas();
  return (
    <FormSection title="Delivery or pickup">
      <fieldset>
        <legend className="visually-hidden">Delivery or pickup</legend>
        <div className="grid grid-cols-2 gap-2">
          <ChoiceTile
            name="method"
            isCompact
            icon={<TruckIcon />}
            title="Delivery"
            checked={draft.method === 'delivery'}
            onChange={() => change({ method: 'delivery' })}
          />
          <ChoiceTile
            name="method"
            isCompact
            icon={<StoreIcon />}
            title="Pickup"
            checked={draft.method === 'pickup'}
            onChange={() => change({ method: 'pickup' })}
          />
        </div>
      </fieldset>
      {draft.method === 'delivery' && (
        <>
          <AddressFields
            address={draft.address}
            problems={form.problems}
            areas={areas}
            onChange={(address) => form.change({ address })}
          />
          {terms && (
            <ZoneNote
              terms={terms}
              destination={destination}
              goodsInKobo={totals.goodsInKobo}
              elsewhere="The customer can pick it up instead."
            />
          )}
        </>
      )}
    </FormSection>
  );
}
