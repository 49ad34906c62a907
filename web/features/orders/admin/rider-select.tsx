import { assignRiderEndpoint } from '../../../../contract/deliveries.ts';
import type { AdminOrderDetails, Rider } from '../../../../contract/order-admin.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

type RiderSelectProps = {
  readonly orderId: string;
  readonly rider: Rider | null;
  readonly riders: readonly Rider[];
  readonly onChange: (order: AdminOrderDetails) => void;
};

/** Gives a delivery to a rider in one tap. Whoever has it stays to be seen, also when they are no rider any longer. */
export function RiderSelect({ orderId, rider, riders, onChange }: RiderSelectProps) {
  const choices = rider && riders.every(({ id }) => id !== rider.id) ? [rider, ...riders] : riders;
  if (choices.length === 0) return null;

  async function assign(riderId: string) {
    try {
      const body = { riderId: riderId === '' ? null : riderId };
      onChange(await shopApi.call(assignRiderEndpoint, { params: { id: orderId }, body }));
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    }
  }

  return (
    <SelectField
      label="Rider"
      required
      value={rider?.id ?? ''}
      onChange={({ target }) => void assign(target.value)}
    >
      <option value="">Not assigned</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
