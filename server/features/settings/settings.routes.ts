import {
  listNotifiedAdministratorsEndpoint,
  listUnsentMailsEndpoint,
  readReadinessEndpoint,
  readServicesEndpoint,
  reopenUnsentMailEndpoint,
  sendTestMailEndpoint,
  sendUnsentMailsEndpoint,
  settleUnsentMailEndpoint,
} from '../../../contract/settings.ts';
import { accept } from '../../../domain/refusal.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { Finding } from '../../../domain/shop/readiness.ts';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../../http/app-environment.ts';
import { isId } from '../../http/id-parameter.ts';
import type { RateLimit, RateLimiter } from '../../http/rate-limit.ts';
import { serve } from '../../http/serve.ts';
import { queueUnsentMails } from '../../jobs/unsent-mails.store.ts';
import type { MailPort } from '../../ports/mail.ts';
import { listNotifiedAdministrators } from './list-notified-administrators.ts';
import { listUnsentMails } from './list-unsent-mails.ts';
import { sendTestMail } from './send-test-mail.ts';
import { settleUnsentMail } from './settle-unsent-mail.ts';

/** Enough to try a few settings of the mail server, too few to bother anybody. */
const TEST_MAILS: RateLimit = { name: 'test-mail', attempts: 10, perMinutes: 60 };

/** Each one signs in at the mail server and asks the payment provider. */
const READINESS_CHECKS: RateLimit = { name: 'readiness', attempts: 30, perMinutes: 60 };

export type SettingsParts = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly rateLimiter: RateLimiter;
  readonly readShopProfile: () => ShopProfile;
  readonly readClock: () => Date;
  readonly readContentStatus: () => ContentStatus | undefined;
  readonly examine: () => Promise<readonly Finding[]>;
};

type ContentStatus = {
  readonly site: string;
  readonly problem: string | null;
  readonly lastReadAt: Date | null;
};

export function createSettingsRoutes(parts: SettingsParts) {
  const settle = (actor: Actor, id: string, at: Date | null) =>
    settleUnsentMail(parts.db, actor, {
      id: isId(id) ? id : undefined,
      at,
      shopName: parts.readShopProfile().name,
    });

  return [
    serve(listNotifiedAdministratorsEndpoint, async () =>
      accept({ data: await listNotifiedAdministrators(parts.db) }),
    ),

    serve(readServicesEndpoint, async () => {
      const status = parts.readContentStatus();
      const content = status ? { ...status, lastReadAt: status.lastReadAt?.toISOString() ?? null } : null;
      return accept({ content });
    }),

    serve(listUnsentMailsEndpoint, async () =>
      accept(await listUnsentMails(parts.db, parts.readClock(), parts.readShopProfile().name)),
    ),

    serve(sendUnsentMailsEndpoint, async () => accept(await queueUnsentMails(parts.db, parts.readClock()))),

    serve(settleUnsentMailEndpoint, ({ actor, params }) => settle(actor, params.id, parts.readClock())),
    serve(reopenUnsentMailEndpoint, ({ actor, params }) => settle(actor, params.id, null)),

    serve(readReadinessEndpoint, async ({ c, actor }) => {
      const tooMany = await parts.rateLimiter.refuse(c, [{ limit: READINESS_CHECKS, key: actor.userId }]);
      return tooMany ?? accept({ findings: [...(await parts.examine())] });
    }),

    serve(sendTestMailEndpoint, async ({ c, actor }) => {
      const tooMany = await parts.rateLimiter.refuse(c, [{ limit: TEST_MAILS, key: actor.userId }]);
      return tooMany ?? sendTestMail(parts, actor);
    }),
  ];
}
