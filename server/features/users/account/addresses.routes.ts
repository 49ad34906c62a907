import {
  addAddressEndpoint,
  changeAddressEndpoint,
  listAddressesEndpoint,
  removeAddressEndpoint,
} from '../../../../contract/account.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { addAddress } from './add-address.ts';
import { listAddressRows } from './addresses.store.ts';
import { changeAddress, NO_SUCH_ADDRESS_ENTRY } from './change-address.ts';
import { removeAddress } from './remove-address.ts';

export function createAddressRoutes(db: Database) {
  return [
    serve(listAddressesEndpoint, async ({ actor }) =>
      accept({ data: await listAddressRows(db, actor.userId) }),
    ),

    serve(addAddressEndpoint, ({ actor, body }) => addAddress(db, actor.userId, body)),

    serve(changeAddressEndpoint, ({ actor, params, body }) =>
      isId(params.id) ? changeAddress(db, actor.userId, params.id, body) : NO_SUCH_ADDRESS_ENTRY,
    ),

    serve(removeAddressEndpoint, ({ actor, params }) =>
      isId(params.id) ? removeAddress(db, actor.userId, params.id) : NO_SUCH_ADDRESS_ENTRY,
    ),
  ];
}
