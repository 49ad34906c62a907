import {
  readUnsubscribeEndpoint,
  resubscribeEndpoint,
  unsubscribeEndpoint,
} from '../../../contract/notifications.ts';
import { CART_REMINDER } from '../../../domain/notifications/choices.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { chooseMail, findMailChoice } from './unsubscribe.store.ts';
import type { MailSubscription, UnsubscribeLinks } from './unsubscribe-links.ts';

const NO_SUCH_LINK = refuse(
  'not_found',
  'no_such_link',
  'This link is incomplete or the account no longer exists. You can change your email settings in your account.',
);

type UnsubscribeParts = {
  readonly db: Database;
  readonly unsubscribeLinks: UnsubscribeLinks;
  /** Mailboxes without an account, by their hashes. */
  readonly cartReminders: {
    readonly isRefused: (db: Database, mailboxHash: string) => Promise<boolean>;
    readonly writeRefusal: (db: Database, mailboxHash: string, isRefusing: boolean) => Promise<void>;
  };
};
type Found = MailSubscription & { readonly isOn: boolean };
type MailChoice = Pick<Found, 'kind' | 'isOn'>;

/** Without signing in, with the key that stands in the mail. Looking changes nothing: mail programs look at links unasked. */
export function createUnsubscribeRoutes({ db, unsubscribeLinks, cartReminders }: UnsubscribeParts) {
  const isOnFor = async ({ userId, kind }: MailSubscription) =>
    kind === CART_REMINDER
      ? !(await cartReminders.isRefused(db, userId))
      : findMailChoice(db, { userId, kind });

  async function find(key: string): Promise<Result<Found>> {
    const subscription = unsubscribeLinks.readKey(key);
    const isOn = subscription && (await isOnFor(subscription));
    return subscription && isOn !== undefined ? accept({ ...subscription, isOn }) : NO_SUCH_LINK;
  }

  async function choose(key: string, isOn: boolean): Promise<Result<MailChoice>> {
    const found = await find(key);
    if (!found.ok) return found;
    const { userId, kind } = found.value;
    if (kind === CART_REMINDER) await cartReminders.writeRefusal(db, userId, !isOn);
    else await chooseMail(db, { userId, kind }, isOn);
    return accept({ kind, isOn });
  }

  return [
    serve(readUnsubscribeEndpoint, async ({ query }) => {
      const found = await find(query.key);
      return found.ok ? accept({ kind: found.value.kind, isOn: found.value.isOn }) : found;
    }),

    serve(unsubscribeEndpoint, ({ query }) => choose(query.key, false)),
    serve(resubscribeEndpoint, ({ query }) => choose(query.key, true)),
  ];
}
