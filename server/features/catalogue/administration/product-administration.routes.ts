import { type Context, Hono } from 'hono';
import {
  changeProductEndpoint,
  createProductEndpoint,
  listAdminProductsEndpoint,
} from '../../../../contract/product-changes.ts';
import { SLUG_FORM, SLUG_MAX_LENGTH } from '../../../../domain/catalogue/slug.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readOptionalKey } from '../../../http/idempotency-key.ts';
import { readJson, readQuery } from '../../../http/read-json.ts';
import { respondRefusal, respondWithDetails } from '../../../http/refusal-response.ts';
import { describeForAdministrator } from '../describe-product.ts';
import { archiveProduct } from './archive-product.ts';
import { changeProduct } from './change-product.ts';
import { NO_SUCH_PRODUCT } from './change-products.ts';
import { createProduct } from './create-product.ts';
import { listAdminProducts } from './list-admin-products.ts';
import { findProduct } from './product-list.store.ts';
import { createProductRegister } from './product-register.ts';

/** The writes, at the address where everybody reads the products. */
export function createProductWriteRoutes(db: Database) {
  return new Hono<AppEnvironment>()
    .post('/', async (c) => {
      const body = await readJson(c, createProductEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const key = readOptionalKey(c);
      if (!key.ok) return respondRefusal(c, key.refusal);
      const created = await createProduct(db, requireActor(c), body.value, key.value);
      if (!created.ok) return respondWithDetails(c, created.refusal, created.details ?? {});
      return c.json(describeForAdministrator(created.value), 201);
    })

    .put('/:id', async (c) => {
      const body = await readJson(c, changeProductEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const id = readProductId(c);
      if (id === undefined) return respondRefusal(c, NO_SUCH_PRODUCT.refusal);
      const changed = await changeProduct(db, requireActor(c), id, body.value);
      if (!changed.ok) return respondRefusal(c, changed.refusal);
      return c.json(describeForAdministrator(changed.value));
    })

    .delete('/:id', async (c) => {
      const id = readProductId(c);
      if (id === undefined) return respondRefusal(c, NO_SUCH_PRODUCT.refusal);
      const archived = await archiveProduct(db, requireActor(c), id);
      return archived.ok ? c.body(null, 204) : respondRefusal(c, archived.refusal);
    });
}

/** What administrators read: drafts and the archive too, and always as the database has it. */
export function createProductAdministrationRoutes(db: Database) {
  const register = createProductRegister(db);
  return new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const query = readQuery(c, listAdminProductsEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      return c.json(await listAdminProducts(db, register, query.value));
    })

    .get('/:id', async (c) => {
      const id = readProductId(c);
      const product = id === undefined ? undefined : await findProduct(db, id);
      if (!product) return respondRefusal(c, NO_SUCH_PRODUCT.refusal);
      return c.json(describeForAdministrator(product));
    });
}

/** Undefined for what cannot be the id of a product, which then is not there either. */
function readProductId(c: Context): string | undefined {
  const id = c.req.param('id') ?? '';
  return id.length <= SLUG_MAX_LENGTH && SLUG_FORM.test(id) ? id : undefined;
}
