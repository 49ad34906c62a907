import {
  changeProductEndpoint,
  createProductEndpoint,
  deleteProductEndpoint,
  listAdminProductsEndpoint,
  readAdminProductEndpoint,
} from '../../../../contract/product-changes.ts';
import { isSlug } from '../../../../domain/catalogue/slug.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { serve } from '../../../http/serve.ts';
import { describeForAdministrator } from '../describe-product.ts';
import { archiveProduct } from './archive-product.ts';
import { changeProduct } from './change-product.ts';
import { NO_SUCH_PRODUCT } from './change-products.ts';
import { createProduct } from './create-product.ts';
import { listAdminProducts } from './list-admin-products.ts';
import { findProduct } from './product-list.store.ts';
import { createProductRegister } from './product-register.ts';

/** The writes, and what administrators read: drafts and the archive too, and always as the database has it. */
export function createProductAdminRoutes(db: Database) {
  const register = createProductRegister(db);
  return [
    serve(createProductEndpoint, async ({ actor, body, key }) => {
      const created = await createProduct(db, actor, body, key);
      return created.ok ? accept(describeForAdministrator(created.value)) : created;
    }),

    serve(changeProductEndpoint, async ({ actor, params, body }) => {
      if (!isSlug(params.id)) return NO_SUCH_PRODUCT;
      const changed = await changeProduct(db, actor, params.id, body);
      return changed.ok ? accept(describeForAdministrator(changed.value)) : changed;
    }),

    serve(deleteProductEndpoint, async ({ actor, params }) => {
      if (!isSlug(params.id)) return NO_SUCH_PRODUCT;
      const archived = await archiveProduct(db, actor, params.id);
      return archived.ok ? accept(undefined) : archived;
    }),

    serve(listAdminProductsEndpoint, async ({ query }) =>
      accept(await listAdminProducts(db, register, query)),
    ),

    serve(readAdminProductEndpoint, async ({ params }) => {
      const product = isSlug(params.id) ? await findProduct(db, params.id) : undefined;
      return product ? accept(describeForAdministrator(product)) : NO_SUCH_PRODUCT;
    }),
  ];
}
