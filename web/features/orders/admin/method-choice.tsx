import StoreIcon from 'lucide-react/icons/store';
import TruckIcon from 'lucide-react/icons/truck';
import type { ReceivingMethod } from '../../../../domain/delivery/calendar.ts';
import { ChoiceTile } from '../../../ui/fields/choice-tile.tsx';

type MethodChoiceProps = {
  readonly method: ReceivingMethod;
  readonly onChoose: (method: ReceivingMethod) => void;
};

/** How the customer gets an order that staff take or change. */
export function MethodChoice({ method, onChoose }: MethodChoiceProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">Delivery or pickup</legend>
      <div className="grid grid-cols-2 gap-2">
        <ChoiceTile
          name="method"
          isCompact
          icon={<TruckIcon />}
          title="Delivery"
          checked={method === 'delivery'}
          onChange={() => onChoose('delivery')}
        />
        <ChoiceTile
          name="method"
          isCompact
          icon={<StoreIcon />}
          title="Pickup"
          checked={method === 'pickup'}
          onChange={() => onChoose('pickup')}
        />
      </div>
    </fieldset>
  );
}
