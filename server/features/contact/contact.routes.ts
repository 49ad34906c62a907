import { Hono } from 'hono';
import { sendContactMessageEndpoint } from '../../../contract/contact.ts';
import { refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { nameNetwork } from '../../http/client-address.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { readJson } from '../../http/read-json.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import { checkFormToken, issueFormToken } from './contact-form-token.ts';
import { countContactForm, countContactMessage } from './contact-limits.ts';
import { sendContactMessage } from './send-contact-message.ts';

/** Said openly, so that a person whose browser filled in the hidden field knows another way. */
const LOOKS_AUTOMATIC = refuse(
  'invalid',
  'looks_automatic',
  'This looks like the work of a machine, so we have not taken it. Please write to us by WhatsApp or e-mail.',
).refusal;

export type ContactRoutesParts = {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
  readonly contactSecret: string;
  readonly readClock: () => Date;
};

/** The contact form. Machines are told by a hidden field, their haste, their links and their number; people solve no puzzles. */
export function createContactRoutes({ db, rateLimiter, contactSecret, readClock }: ContactRoutesParts) {
  return new Hono<AppEnvironment>()
    .get('/form', async (c) => {
      const tooMany = await rateLimiter.refuse(c, countContactForm(nameNetwork(c.get('clientAddress'))));
      return tooMany ?? c.json({ token: issueFormToken(contactSecret, readClock()) });
    })

    .post('/', async (c) => {
      const key = readIdempotencyKey(c);
      if (!key.ok) return respondRefusal(c, key.refusal);
      const body = await readJson(c, sendContactMessageEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const { form: token, website, ...message } = body.value;
      if (website !== '') return respondRefusal(c, LOOKS_AUTOMATIC);
      const now = readClock();
      const form = checkFormToken(contactSecret, token, now);
      if (!form.ok) return respondRefusal(c, form.refusal);
      const network = nameNetwork(c.get('clientAddress'));
      const attempts = countContactMessage({ form: form.value, email: message.email, network });
      const tooMany = await rateLimiter.refuse(c, attempts);
      if (tooMany) return tooMany;
      const sent = await sendContactMessage(db, { message, key: key.value, now });
      return sent.ok ? c.json({ id: sent.value }, 201) : respondRefusal(c, sent.refusal);
    });
}
