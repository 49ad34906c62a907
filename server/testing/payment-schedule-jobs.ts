import { sql } from 'drizzle-orm';
import { holdCustomOrderOf } from '../features/custom-orders/steps/follow-reinstated-order.ts';
import { checkDispute } from '../features/orders/payments/check-dispute.ts';
import { checkRefundsOfReference } from '../features/orders/payments/check-refunds.ts';
import { notifyRecordedPayment } from '../features/orders/payments/notify-recorded-payment.ts';
import { reinstateOrder } from '../features/orders/payments/reinstate-order.ts';
import { sendRefund } from '../features/orders/payments/send-refund.ts';
import { verifyPayment } from '../features/orders/payments/verify-payment.ts';
import { inParallel } from './in-parallel.ts';
import { letDie, survive } from './payment-deaths.ts';
import type { ScheduleShop } from './payment-schedule-shop.ts';
import type { Death } from './payment-schedules.ts';

type Job = { readonly id: string; readonly task: string; readonly payload: Readonly<Record<string, string>> };
type Doing = (shop: ScheduleShop['parts'], payload: Job['payload']) => Promise<unknown>;

const DOERS: Readonly<Record<string, Doing>> = {
  'check-payment': (parts, { reference = '' }) => verifyPayment(parts, reference),
  'check-dispute': (parts, { disputeId = '', isReminder }) =>
    checkDispute(parts, { disputeId, isReminder: String(isReminder) === 'true' }),
  'check-refunds-of': (parts, { reference = '' }) => checkRefundsOfReference(parts, reference),
  'notify-payment': (parts, { paymentId = '' }) => notifyRecordedPayment(parts.db, { paymentId }),
  'send-refund': (parts, { refundId = '' }) => sendRefund(parts, refundId),
  'take-up-order': (parts, { orderId = '' }) =>
    reinstateOrder({ ...parts, holdOrigin: holdCustomOrderOf }, { orderId, actorId: null }),
};

/**
 * Does the jobs about money as the queue does: each until it is done. Those whose worker dies are still there afterwards, and
 * are done by somebody who lives; a job may have done all its work by then.
 */
export async function doPaymentJobs(shop: ScheduleShop, chooseDeath: () => Death | null): Promise<void> {
  for (let pass = 0; ; pass += 1) {
    const waiting = await takeJobs(shop);
    if (waiting.length === 0) return;
    // Taking up comes last, as in the plain course: what else has come by then goes along.
    const first = waiting.filter(({ task }) => task !== 'take-up-order');
    const jobs = first.length > 0 ? first : waiting;
    await inParallel(jobs, async (job) => {
      const parts = letDie(shop.parts, pass === 0 ? chooseDeath() : null);
      const doJob = DOERS[job.task] ?? failFor(job);
      if (await survive(doJob(parts, job.payload))) await deleteJob(shop, job.id);
    });
  }
}

async function takeJobs({ db }: ScheduleShop): Promise<readonly Job[]> {
  // Mails are another test's business.
  await db.execute(sql`delete from graphile_worker._private_jobs where task_id in
    (select id from graphile_worker._private_tasks where identifier in ('send-message', 'send-security-notice'))`);
  const { rows } = await db.execute<Job>(sql`
    select jobs.id::text, tasks.identifier as task, jobs.payload
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    order by jobs.id
  `);
  return rows;
}

async function deleteJob({ db }: ScheduleShop, id: string): Promise<void> {
  await db.execute(sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`);
}

function failFor({ task }: Job): never {
  throw new Error(`Nobody does ${task} here.`);
}
