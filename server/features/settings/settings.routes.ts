import { type Context, Hono } from 'hono';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { requireActor } from '../../http/authentication.ts';
import { readIdParameter } from '../../http/id-parameter.ts';
import type { RateLimit, RateLimiter } from '../../http/rate-limit.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import { queueUnsentMails } from '../../jobs/unsent-mails.store.ts';
import type { MailPort } from '../../ports/mail.ts';
import { listToldAdministrators } from './list-told-administrators.ts';
import { listUnsentMails } from './list-unsent-mails.ts';
import { sendTestMail } from './send-test-mail.ts';
import { settleUnsentMail } from './settle-unsent-mail.ts';

/** Enough to try a few settings of the mail server, too few to bother anybody. */
const TEST_MAILS: RateLimit = { name: 'test-mail', attempts: 10, perMinutes: 60 };

export type SettingsParts = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly rateLimiter: RateLimiter;
  readonly readShopProfile: () => ShopProfile;
  readonly readClock: () => Date;
};

export function createSettingsRoutes(parts: SettingsParts) {
  async function settleMail(c: Context, at: Date | null) {
    const mail = { id: readIdParameter(c), at, shopName: parts.readShopProfile().name };
    const settled = await settleUnsentMail(parts.db, requireActor(c), mail);
    return settled.ok ? c.body(null, 204) : respondRefusal(c, settled.refusal);
  }

  return new Hono<AppEnvironment>()
    .get('/told', async (c) => c.json({ data: await listToldAdministrators(parts.db) }))

    .get('/unsent-mails', async (c) => {
      const { name } = parts.readShopProfile();
      return c.json(await listUnsentMails(parts.db, parts.readClock(), name));
    })

    .post('/unsent-mails/send', async (c) => {
      await queueUnsentMails(parts.db, parts.readClock());
      return c.body(null, 204);
    })

    .post('/unsent-mails/:id/settle', (c) => settleMail(c, parts.readClock()))
    .post('/unsent-mails/:id/reopen', (c) => settleMail(c, null))

    .post('/test-mail', async (c) => {
      const actor = requireActor(c);
      const tooMany = await parts.rateLimiter.refuse(c, [{ limit: TEST_MAILS, key: actor.userId }]);
      if (tooMany) return tooMany;
      const sent = await sendTestMail(parts, actor);
      return sent.ok ? c.json(sent.value) : respondRefusal(c, sent.refusal);
    });
}
