import type { Logger } from 'pino';
import { receivePaystackMessageEndpoint } from '../../../../contract/payments.ts';
import { refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { readBytes } from '../../../http/read-bytes.ts';
import { serve } from '../../../http/serve.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { PaymentNews, PaymentPort } from '../../../ports/payments.ts';

const MESSAGE_MAX_BYTES = 100_000;
const NOT_SIGNED = refuse(
  'unauthenticated',
  'not_signed',
  'This message is not signed by the payment provider.',
);

type WebhookParts = {
  readonly db: Database;
  readonly payments: PaymentPort | undefined;
  readonly log: Logger;
};

/**
 * The provider's messages. A signed one only says what to ask the provider about, and the asking is a job: the answer is
 * quick, a repeated message asks again at most, and a forged one leads nowhere.
 */
export function createWebhookRoutes({ db, payments, log }: WebhookParts) {
  return [
    serve(receivePaystackMessageEndpoint, async ({ c }) => {
      const body = await readBytes(c, MESSAGE_MAX_BYTES);
      const news =
        typeof body === 'string'
          ? undefined
          : payments?.readMessage(body, c.req.header('x-paystack-signature'));
      if (news === undefined) {
        log.warn('A message about payments was not signed by the provider');
        return NOT_SIGNED;
      }
      if (news) await askAbout(db, news);
      // Not 204: the provider repeats whatever is answered otherwise than with 200.
      return c.body(null, 200);
    }),
  ];
}

/** Whatever comes while a job still waits is answered by the same question. */
async function askAbout(db: Database, news: PaymentNews): Promise<void> {
  switch (news.kind) {
    case 'payment':
    case 'refund': {
      const { reference } = news;
      const name = news.kind === 'payment' ? 'check-payment' : 'check-refunds-of';
      return addJob(db, name, { reference }, { key: `${name} ${reference}` });
    }
    case 'dispute': {
      const { disputeId, isReminder } = news;
      const key = `check-dispute ${disputeId}${isReminder ? ' reminder' : ''}`;
      return addJob(db, 'check-dispute', { disputeId, isReminder }, { key });
    }
    case 'rejected_transfer': {
      const { transactionId, amountInKobo } = news;
      const key = `reject-transfer ${transactionId} ${amountInKobo}`;
      return addJob(db, 'reject-transfer', { transactionId, amountInKobo }, { key });
    }
  }
}
