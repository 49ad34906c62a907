import {
  readNotificationChoicesEndpoint,
  saveNotificationChoicesEndpoint,
} from '../../../../contract/account.ts';
import { listChoices, readChoices } from '../../../../domain/notifications/choices.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { serve } from '../../../http/serve.ts';
import { listChoiceRows, writeChoices } from './account.store.ts';

export function createNotificationChoiceRoutes(db: Database) {
  const read = async ({ userId, isAdmin }: Actor) =>
    accept({ choices: readChoices(await listChoiceRows(db, userId), isAdmin) });

  return [
    serve(readNotificationChoicesEndpoint, ({ actor }) => read(actor)),

    serve(saveNotificationChoicesEndpoint, async ({ actor, body }) => {
      const choices = listChoices(body.choices, actor.isAdmin);
      await inTransaction(db, (tx) => writeChoices(tx, actor.userId, choices));
      return read(actor);
    }),
  ];
}
