import { expect } from 'vitest';
import { refusalSchema } from '../../contract/refusal.ts';
import { reportSchema } from '../../contract/reports.ts';
import { addJob } from '../jobs/add-job.ts';
import { openPaymentAdmin, type PaymentAdmin, type PlacedByVisitor } from './payment-admin.ts';

/*
 * For what the payment provider really does, each as one row: `vitest run --project database paystack-` with a JSON reporter is the
 * Paystack part of a table of integrations, scenarios and results.
 */

export async function openPaid(feeBearer: 'nobody' | 'shop' | 'customer' = 'nobody') {
  const admin = await openPaymentAdmin();
  const placed = await admin.placeHeld();
  const reference = await admin.start(placed);
  await admin.sandbox.transactions.choose(reference, { feeBearer });
  await admin.sandbox.transactions.pay(reference);
  await admin.deliverMessages(reference);
  return { admin, placed, reference };
}

export async function openDisputed() {
  const paid = await openPaid();
  const dispute = await paid.admin.sandbox.disputes.open(paid.reference);
  if (!dispute) throw new Error('The payment cannot be disputed.');
  return { ...paid, dispute };
}

export const sweepDisputes = async ({ db, shop }: PaymentAdmin) => {
  await addJob(db, 'sweep-disputes', {});
  await shop.settle();
};

export const step = ({ owner }: PaymentAdmin, { order }: PlacedByVisitor, to: string) =>
  owner.ask(`/api/admin/orders/${order.id}/steps`, { method: 'POST', body: { to } });

export async function readRefusal(answer: Response) {
  return [answer.status, refusalSchema.parse(await answer.json()).code];
}

export async function bringToDoor(admin: PaymentAdmin, placed: PlacedByVisitor) {
  for (const to of ['in_kitchen', 'ready']) expect((await step(admin, placed, to)).status).toBe(200);
}

export const countNotified = async (
  { listNotified }: PaymentAdmin,
  { order }: PlacedByVisitor,
  kind: string,
) => (await listNotified(order.id)).filter((notified) => notified === kind).length;

export const readReport = async ({ owner }: PaymentAdmin) =>
  reportSchema.parse(await (await owner.ask('/api/admin/reports?from=2026-11-16&to=2026-11-30')).json());
