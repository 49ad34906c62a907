import { Hono } from 'hono';
import { saveNotificationChoicesEndpoint } from '../../../../contract/account.ts';
import { listChoices, readChoices } from '../../../../domain/notifications/choices.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor, AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readJson } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { listChoiceRows, writeChoices } from './account.store.ts';

export function createNotificationChoiceRoutes(db: Database) {
  const read = async ({ userId, isAdmin }: Actor) => ({
    choices: readChoices(await listChoiceRows(db, userId), isAdmin),
  });

  return new Hono<AppEnvironment>()
    .get('/', async (c) => c.json(await read(requireActor(c))))

    .put('/', async (c) => {
      const body = await readJson(c, saveNotificationChoicesEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const actor = requireActor(c);
      const choices = listChoices(body.value.choices, actor.isAdmin);
      await inTransaction(db, (tx) => writeChoices(tx, actor.userId, choices));
      return c.json(await read(actor));
    });
}
