import { type Context, Hono } from 'hono';
import { readUnsubscribeEndpoint } from '../../../contract/notifications.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { readQuery } from '../../http/read-json.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import { chooseMail, findMailChoice } from './unsubscribe.store.ts';
import type { MailSubscription, UnsubscribeLinks } from './unsubscribe-links.ts';

const NO_SUCH_LINK = refuse(
  'not_found',
  'no_such_link',
  'This link is not whole, or its account is gone. On your account page you choose what you get by e-mail.',
);

type UnsubscribeParts = { readonly db: Database; readonly unsubscribeLinks: UnsubscribeLinks };
type Found = MailSubscription & { readonly isOn: boolean };

/** Without signing in, with the key that stands in the mail. Looking changes nothing: mail programs look at links unasked. */
export function createUnsubscribeRoutes({ db, unsubscribeLinks }: UnsubscribeParts) {
  async function find(c: Context): Promise<Result<Found>> {
    const query = readQuery(c, readUnsubscribeEndpoint.querySchema);
    if (!query.ok) return query;
    const subscription = unsubscribeLinks.readKey(query.value.key);
    const isOn = subscription && (await findMailChoice(db, subscription));
    return subscription && isOn !== undefined ? accept({ ...subscription, isOn }) : NO_SUCH_LINK;
  }

  async function choose(c: Context<AppEnvironment>, isOn: boolean): Promise<Response> {
    const found = await find(c);
    if (!found.ok) return respondRefusal(c, found.refusal);
    await chooseMail(db, found.value, isOn);
    return c.json({ kind: found.value.kind, isOn });
  }

  return new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const found = await find(c);
      if (!found.ok) return respondRefusal(c, found.refusal);
      const { kind, isOn } = found.value;
      return c.json({ kind, isOn });
    })

    .post('/', (c) => choose(c, false))
    .delete('/', (c) => choose(c, true));
}
