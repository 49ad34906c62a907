import * as z from 'zod/mini';
import { type AdminOrderDetails, adminOrderDetailsSchema } from '../../../../contract/order-admin.ts';
import { undoStepEndpoint } from '../../../../contract/order-steps.ts';
import { isUndoable } from '../../../../domain/orders/second-thoughts.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { ApiError } from '../../../api/api-error.ts';
import { lastingFetch } from '../../../api/lasting-fetch.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { describeStep } from './step-words.ts';

const refusedStepSchema = z.object({ order: adminOrderDetailsSchema });

/** How the order is now that a step of it was refused; undefined where nobody said. */
export function readCurrentOrder(error: unknown): AdminOrderDetails | undefined {
  return refusedStepSchema.safeParse(error instanceof ApiError ? error.body : undefined).data?.order;
}

type Stepped = Pick<AdminOrderDetails, 'id' | 'number' | 'version'>;

/** The order as it is afterwards, whether the step was taken back or it was too late for that; undefined where nobody answered. */
export async function undoStep({ id, number, version }: Stepped): Promise<AdminOrderDetails | undefined> {
  try {
    const body = { version };
    return await shopApi.call(undoStepEndpoint, { params: { id }, body, fetch: lastingFetch });
  } catch (error) {
    const message = describeError(error);
    showToast({ kind: 'error', text: `${number}: ${message}` });
    return readCurrentOrder(error);
  }
}

/** Says what was done, with the way back where there is one. */
export function showStepped(
  stepped: AdminOrderDetails,
  to: OrderStatus,
  onUndone: (order: AdminOrderDetails) => void,
): void {
  const undo = async () => {
    const order = await undoStep(stepped);
    if (order) onUndone(order);
  };
  const text = `${stepped.number} ${describeStep(to).done}`;
  const about = `steps of ${stepped.id}`;
  showToast({ kind: 'success', text, about, ...(isUndoable(to) && { undo: () => void undo() }) });
}
