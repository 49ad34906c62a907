import {
  type AdminProduct,
  adminProductSchema,
  listAdminProductsEndpoint,
} from '../../../../../contract/product-changes.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { shopApi } from '../../../../api/shop-api.ts';

/** What a story says of a product it names. */
export type NamedProduct = Pick<AdminProduct, 'id' | 'name' | 'category' | 'pictures'> & {
  /** Only what is in the shop stands below a story. */
  readonly isInShop: boolean;
};

const OFFERED_MAX = 6;

export async function searchProducts(search: string, signal: AbortSignal): Promise<readonly NamedProduct[]> {
  const { path, answerSchema } = listAdminProductsEndpoint;
  const query = { search, status: 'published', limit: OFFERED_MAX };
  return (await shopApi.get(path, { query, answerSchema, signal })).data.map(nameProduct);
}

/** Those of them that there still are. */
export async function readNamedProducts(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly NamedProduct[]> {
  const found = await Promise.all(ids.map((id) => findProduct(id, signal)));
  return found.filter((product) => product !== null);
}

async function findProduct(id: string, signal: AbortSignal): Promise<NamedProduct | null> {
  try {
    const path = `/api/admin/products/${encodeURIComponent(id)}` as const;
    return nameProduct(await shopApi.get(path, { answerSchema: adminProductSchema, signal }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

function nameProduct({ id, name, category, pictures, status }: AdminProduct): NamedProduct {
  return { id, name, category, pictures, isInShop: status === 'published' };
}
