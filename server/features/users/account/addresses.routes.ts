import { Hono } from 'hono';
import { addressInputSchema } from '../../../../contract/account.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readIdParameter } from '../../../http/id-parameter.ts';
import { readJson } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { addAddress } from './add-address.ts';
import { listAddressRows } from './addresses.store.ts';
import { changeAddress, NO_SUCH_ADDRESS_ENTRY } from './change-address.ts';
import { removeAddress } from './remove-address.ts';

export function createAddressRoutes(db: Database) {
  return new Hono<AppEnvironment>()
    .get('/', async (c) => c.json({ data: await listAddressRows(db, requireActor(c).userId) }))

    .post('/', async (c) => {
      const body = await readJson(c, addressInputSchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const added = await addAddress(db, requireActor(c).userId, body.value);
      return added.ok ? c.json(added.value, 201) : respondRefusal(c, added.refusal);
    })

    .put('/:id', async (c) => {
      const body = await readJson(c, addressInputSchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const id = readIdParameter(c);
      if (!id) return respondRefusal(c, NO_SUCH_ADDRESS_ENTRY.refusal);
      const changed = await changeAddress(db, requireActor(c).userId, id, body.value);
      return changed.ok ? c.json(changed.value) : respondRefusal(c, changed.refusal);
    })

    .delete('/:id', async (c) => {
      const id = readIdParameter(c);
      if (!id) return respondRefusal(c, NO_SUCH_ADDRESS_ENTRY.refusal);
      const removed = await removeAddress(db, requireActor(c).userId, id);
      return removed.ok ? c.body(null, 204) : respondRefusal(c, removed.refusal);
    });
}
