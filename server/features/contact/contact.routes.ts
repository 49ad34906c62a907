import { openContactFormEndpoint, sendContactMessageEndpoint } from '../../../contract/contact.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { serve } from '../../http/serve.ts';
import { checkFormToken, issueFormToken } from './contact-form-token.ts';
import { countContactForm, countContactMessage } from './contact-limits.ts';
import { sendContactMessage } from './send-contact-message.ts';

/** Said openly, so that a person whose browser filled in the hidden field knows another way. */
const LOOKS_AUTOMATIC = refuse(
  'invalid',
  'looks_automatic',
  'This looks automated, so we didn’t send it. Please contact us on WhatsApp or by email.',
);

export type ContactRoutesParts = {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
  readonly contactSecret: string;
  readonly readClock: () => Date;
};

/** The contact form. Machines are told by a hidden field, their haste, their links and their number; people solve no puzzles. */
export function createContactRoutes({ db, rateLimiter, contactSecret, readClock }: ContactRoutesParts) {
  return [
    serve(openContactFormEndpoint, async ({ c }) => {
      const tooMany = await rateLimiter.refuse(c, countContactForm(c.get('clientAddress')));
      return tooMany ?? accept({ token: issueFormToken(contactSecret, readClock()) });
    }),

    serve(sendContactMessageEndpoint, async ({ c, key, body }) => {
      const { form: token, website, ...message } = body;
      if (website !== '') return LOOKS_AUTOMATIC;
      const now = readClock();
      const form = checkFormToken(contactSecret, token, now);
      if (!form.ok) return form;
      const clientAddress = c.get('clientAddress');
      const attempts = countContactMessage({ form: form.value, email: message.email, clientAddress });
      const tooMany = await rateLimiter.refuse(c, attempts);
      if (tooMany) return tooMany;
      const sent = await sendContactMessage(db, { message, key, now });
      return sent.ok ? accept({ id: sent.value }) : sent;
    }),
  ];
}
