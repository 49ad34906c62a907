import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import {
  stepOrderEndpoint,
  type WholeDeskOrder,
  wholeDeskOrderSchema,
} from '../../../../../contract/order-admin.ts';
import type { OrderStatus } from '../../../../../domain/orders/statuses.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { describeStep } from '../step-words.ts';

const refusedStepSchema = z.object({ order: wholeDeskOrderSchema });

/** Makes a step from what is shown. Where somebody was quicker, the order shows as it is now and the refusal above it says why. */
export function useOrderStep(order: WholeDeskOrder, onChange: (order: WholeDeskOrder) => void) {
  const isRunning = useRef(false);
  const [busyStep, setBusyStep] = useState<OrderStatus | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function step(to: OrderStatus): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusyStep(to);
    setRefusal(null);
    try {
      const { id, version } = order;
      onChange(await shopApi.call(stepOrderEndpoint, { params: { id }, body: { to, version } }));
      showToast({ kind: 'success', text: `${order.number} ${describeStep(to).done}` });
    } catch (error) {
      const current = readCurrent(error);
      if (current) onChange(current);
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      isRunning.current = false;
      setBusyStep(null);
    }
  }

  return { step, busyStep, refusal };
}

function readCurrent(error: unknown): WholeDeskOrder | undefined {
  return refusedStepSchema.safeParse(error instanceof ApiError ? error.body : undefined).data?.order;
}
