import type * as z from 'zod/mini';
import {
  type AdminProduct,
  type AdminProductPage,
  changeProductEndpoint,
  createdBeforeSchema,
  createProductEndpoint,
  deleteProductEndpoint,
  listAdminProductsEndpoint,
  type ProductChange,
  readAdminProductEndpoint,
} from '../../../../contract/product-changes.ts';
import { ApiError } from '../../../api/api-error.ts';
import { nullIfMissing, readRefusal } from '../../../api/read-refusal.ts';
import { shopApi } from '../../../api/shop-api.ts';
import type { ProductsQuery } from './list/products-query.ts';

/** Whoever is signed in, as far as these calls care. */
export type Editor = { readonly uid: string } | null;
/** As it is sent: what has a default may be left out. */
export type ProductCreation = z.input<typeof createProductEndpoint.bodySchema>;

type PageInput = { readonly cursor: string | undefined; readonly signal: AbortSignal };

export function listProducts(query: ProductsQuery, { cursor, signal }: PageInput): Promise<AdminProductPage> {
  const { search, status, category, sort } = query;
  return shopApi.call(listAdminProductsEndpoint, {
    query: {
      search: search || undefined,
      status: status ?? undefined,
      category: category || undefined,
      sort,
      cursor,
    },
    signal,
  });
}

export type LabelsInUse = Pick<AdminProductPage, 'categories' | 'dietaryTags' | 'flavorTags'>;

/** Every page of the list names them all, even the shortest. */
export function listLabelsInUse(signal: AbortSignal): Promise<LabelsInUse> {
  return shopApi.call(listAdminProductsEndpoint, { query: { limit: 1 }, signal });
}

export function readProduct(productId: string, signal?: AbortSignal): Promise<AdminProduct> {
  return shopApi.call(readAdminProductEndpoint, { params: { id: productId }, signal });
}

/** Null where there is none under this id. */
export function findProduct(productId: string, signal: AbortSignal): Promise<AdminProduct | null> {
  return nullIfMissing(readProduct(productId, signal));
}

/** However often it is sent under the same key, it is created once. */
export async function createProduct(
  editor: Editor,
  product: ProductCreation,
  idempotencyKey: string,
): Promise<AdminProduct> {
  requireEditor(editor);
  try {
    return await shopApi.call(createProductEndpoint, {
      body: product,
      idempotencyKey,
      needsFreshToken: true,
    });
  } catch (error) {
    throw nameCreationFailure(error);
  }
}

/** The id of what was created under the same key with other words; undefined when something else went wrong. */
export function findCreatedBefore(error: unknown): string | undefined {
  return readRefusal(error, 'key_reused', createdBeforeSchema)?.id;
}

export async function changeProduct(
  editor: Editor,
  productId: string,
  change: ProductChange,
): Promise<AdminProduct> {
  requireEditor(editor);
  return shopApi.call(changeProductEndpoint, { params: { id: productId }, body: change });
}

/** Into the archive, from where a change of its status brings it back. */
export async function archiveProduct(editor: Editor, productId: string): Promise<void> {
  requireEditor(editor);
  await shopApi.call(deleteProductEndpoint, { params: { id: productId } });
}

function requireEditor(editor: Editor): void {
  if (editor === null) throw new Error('User not authenticated');
}

/** A refused creation is told by the server's `error`, where it sends one, before its `message`. */
function nameCreationFailure(failure: unknown): unknown {
  if (!(failure instanceof ApiError)) return failure;
  const { status, code, fields, body } = failure;
  const isAnnounced = typeof body === 'object' && body !== null && 'error' in body;
  if (!isAnnounced || typeof body.error !== 'string' || body.error.trim() === '') return failure;
  return new ApiError(body.error, {
    ...(status !== undefined && { status }),
    code,
    fields,
    body,
    cause: failure,
  });
}
