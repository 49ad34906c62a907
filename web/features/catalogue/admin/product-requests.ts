import type * as z from 'zod/mini';
import {
  type AdminProduct,
  type AdminProductPage,
  adminProductSchema,
  createdBeforeSchema,
  createProductEndpoint,
  listAdminProductsEndpoint,
  type ProductChange,
} from '../../../../contract/product-changes.ts';
import { ApiError } from '../../../api/api-error.ts';
import { shopApi } from '../../../api/shop-api.ts';
import type { ProductsQuery } from './list/products-query.ts';

/** Whoever is signed in, as far as these calls care. */
export type Editor = { readonly uid: string } | null;
/** As it is sent: what has a default may be left out. */
export type ProductCreation = z.input<typeof createProductEndpoint.bodySchema>;

type PageWish = { readonly cursor: string | undefined; readonly signal: AbortSignal };

export function listProducts(query: ProductsQuery, { cursor, signal }: PageWish): Promise<AdminProductPage> {
  const { search, status, category, sort } = query;
  return shopApi.get(listAdminProductsEndpoint.path, {
    query: {
      search: search || undefined,
      status: status ?? undefined,
      category: category || undefined,
      sort,
      cursor,
    },
    answerSchema: listAdminProductsEndpoint.answerSchema,
    signal,
  });
}

export type LabelsInUse = Pick<AdminProductPage, 'categories' | 'dietaryTags' | 'flavorTags'>;

/** Every page of the list names them all, even the shortest. */
export function listLabelsInUse(signal: AbortSignal): Promise<LabelsInUse> {
  return shopApi.get(listAdminProductsEndpoint.path, {
    query: { limit: 1 },
    answerSchema: listAdminProductsEndpoint.answerSchema,
    signal,
  });
}

export function readProduct(productId: string, signal?: AbortSignal): Promise<AdminProduct> {
  return shopApi.get(`/api/admin/products/${encodeURIComponent(productId)}`, {
    answerSchema: adminProductSchema,
    signal,
  });
}

/** Null where there is none under this id. */
export async function findProduct(productId: string, signal: AbortSignal): Promise<AdminProduct | null> {
  try {
    return await readProduct(productId, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** However often it is sent under the same key, it is created once. */
export async function createProduct(
  editor: Editor,
  product: ProductCreation,
  idempotencyKey: string,
): Promise<AdminProduct> {
  requireEditor(editor);
  try {
    return await shopApi.post(createProductEndpoint.path, product, {
      idempotencyKey,
      answerSchema: adminProductSchema,
      needsFreshToken: true,
    });
  } catch (error) {
    throw nameCreationFailure(error);
  }
}

/** The id of what was created under the same key with other words; undefined when something else went wrong. */
export function findCreatedBefore(error: unknown): string | undefined {
  return createdBeforeSchema.safeParse(error instanceof ApiError ? error.body : undefined).data?.id;
}

export async function changeProduct(
  editor: Editor,
  productId: string,
  change: ProductChange,
): Promise<AdminProduct> {
  requireEditor(editor);
  return shopApi.put(writeProductAddress(productId), change, { answerSchema: adminProductSchema });
}

/** Into the archive, from where a change of its status brings it back. */
export async function archiveProduct(editor: Editor, productId: string): Promise<void> {
  requireEditor(editor);
  await shopApi.delete(writeProductAddress(productId));
}

function writeProductAddress(productId: string) {
  return `/api/products/${encodeURIComponent(productId)}` as const;
}

function requireEditor(editor: Editor): void {
  if (editor === null) throw new Error('User not authenticated');
}

/** A refused creation is told by the server's `error`, where it sends one, before its `message`. */
function nameCreationFailure(failure: unknown): unknown {
  if (!(failure instanceof ApiError)) return failure;
  const { status, code, fields, body } = failure;
  const isTold = typeof body === 'object' && body !== null && 'error' in body;
  if (!isTold || typeof body.error !== 'string' || body.error.trim() === '') return failure;
  return new ApiError(body.error, {
    ...(status !== undefined && { status }),
    code,
    fields,
    body,
    cause: failure,
  });
}
