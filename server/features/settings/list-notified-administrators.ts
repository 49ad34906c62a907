import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { NotifiedAdministrator } from '../../../contract/settings.ts';
import {
  ADMINISTRATOR_NOTIFICATIONS,
  NOTIFICATION_CHANNELS,
  readChoices,
} from '../../../domain/notifications/choices.ts';
import type { Database } from '../../database/database.ts';
import { notificationChoices } from '../../database/schema/account.ts';
import { users } from '../../database/schema/identity.ts';

/** Every administrator, and by which ways they hear of what: an owner sees at a glance what nobody is told. */
export async function listNotifiedAdministrators(db: Database): Promise<NotifiedAdministrator[]> {
  const administrators = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(users.isAdmin, isNull(users.disabledAt), isNull(users.deletedAt)))
    .orderBy(asc(users.createdAt), asc(users.id));
  const ids = administrators.map(({ id }) => id);
  const stored = await db.select().from(notificationChoices).where(inArray(notificationChoices.userId, ids));
  return administrators.map((administrator) => {
    const own = stored.filter(({ userId }) => userId === administrator.id);
    return { ...administrator, notified: sayNotified(readChoices(own, true)) };
  });
}

function sayNotified(choices: ReturnType<typeof readChoices>): NotifiedAdministrator['notified'] {
  return Object.fromEntries(
    ADMINISTRATOR_NOTIFICATIONS.map((kind) => [
      kind,
      NOTIFICATION_CHANNELS.filter((channel) => choices[kind]?.[channel]),
    ]),
  );
}
