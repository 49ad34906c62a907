import MapPinIcon from 'lucide-react/icons/map-pin';
import StoreIcon from 'lucide-react/icons/store';
import TruckIcon from 'lucide-react/icons/truck';
import { formatNaira } from '../../../../../domain/money.ts';
import { AddressFields } from '../../../../ui/address/address-fields.tsx';
import { useAreas } from '../../../../ui/address/use-areas.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import type { NewOrder } from './use-new-order.ts';

type ReceivingFieldsProps = { readonly order: NewOrder };

export function ReceivingFields({ order }: ReceivingFieldsProps) {
  const { draft, change, problems } = order;
  const areas = useAreas();
  return (
    <FormSection title="Where to">
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
            problems={problems}
            areas={areas}
            onChange={(address) => change({ address })}
          />
          <ZoneNote order={order} />
        </>
      )}
    </FormSection>
  );
}

/** What the way costs, as soon as it is known where it leads. */
function ZoneNote({ order: { cost } }: ReceivingFieldsProps) {
  const { zone, isNowhere, feeInKobo, goodsInKobo } = cost;
  if (isNowhere) {
    return (
      <Note tone="warning" role="status" icon={MapPinIcon}>
        We do not deliver there yet. It can be picked up.
      </Note>
    );
  }
  if (!zone || feeInKobo === undefined) return null;
  const missingInKobo = zone.minimumInKobo - goodsInKobo;
  return (
    <Note tone={missingInKobo > 0 ? 'warning' : 'good'} role="status" icon={MapPinIcon}>
      <strong className="font-semibold">{zone.name}:</strong>{' '}
      {feeInKobo === 0 ? 'delivery is free.' : `delivery ${formatNaira(feeInKobo)}.`}
      {missingInKobo > 0 &&
        ` Orders to there begin at ${formatNaira(zone.minimumInKobo)}: ${formatNaira(missingInKobo)} more to go.`}
    </Note>
  );
}
