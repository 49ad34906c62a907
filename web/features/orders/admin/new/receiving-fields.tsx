import { Link } from 'react-router';
import { AddressFields } from '../../../../ui/address/address-fields.tsx';
import { useAreas } from '../../../../ui/address/use-areas.ts';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { ZoneNote } from '../../../../ui/ordering/zone-note.tsx';
import { MethodChoice } from '../method-choice.tsx';
import type { NewOrder } from './use-new-order.ts';

type ReceivingFieldsProps = { readonly order: NewOrder };

export function ReceivingFields({ order }: ReceivingFieldsProps) {
  const { draft, form, terms, destination, totals } = order;
  const change = (part: Partial<typeof draft>) => form.reshape(part, 'address');
  const areas = useAreas();
  return (
    <FormSection title="Delivery or pickup">
      {terms?.zones.length === 0 ? (
        <p>
          Pickup only. To deliver,{' '}
          <Link to="/admin/calendar/zones" className="link">
            add a delivery zone
          </Link>{' '}
          first.
        </p>
      ) : (
        <MethodChoice method={draft.method} onChoose={(method) => change({ method })} />
      )}
      {draft.method === 'delivery' && (
        <AddressFields
          address={draft.address}
          problems={form.problems}
          areas={areas}
          onChange={(address) => form.change({ address })}
          placeNote={
            terms && (
              <ZoneNote
                terms={terms}
                destination={destination}
                address={draft.address}
                goodsInKobo={totals.goodsInKobo}
                elsewhere="The customer can pick it up instead."
              />
            )
          }
        />
      )}
    </FormSection>
  );
}
