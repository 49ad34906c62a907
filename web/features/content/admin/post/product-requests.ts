import {
  type AdminProduct,
  listAdminProductsEndpoint,
  readAdminProductEndpoint,
} from '../../../../../contract/product-changes.ts';
import { nullIfMissing } from '../../../../api/read-refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';

/** What a story says of a product it names. */
export type NamedProduct = Pick<AdminProduct, 'id' | 'name' | 'category' | 'pictures'> & {
  /** Only what is in the shop stands below a story. */
  readonly isInShop: boolean;
};

const OFFERED_MAX = 6;

export async function searchProducts(search: string, signal: AbortSignal): Promise<readonly NamedProduct[]> {
  const query = { search, status: 'published', limit: OFFERED_MAX } as const;
  return (await shopApi.call(listAdminProductsEndpoint, { query, signal })).data.map(nameProduct);
}

/** Those of them that there still are. */
export async function readNamedProducts(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly NamedProduct[]> {
  const found = await Promise.all(
    ids.map((id) => nullIfMissing(shopApi.call(readAdminProductEndpoint, { params: { id }, signal }))),
  );
  return found.filter((product) => product !== null).map(nameProduct);
}

function nameProduct({ id, name, category, pictures, status }: AdminProduct): NamedProduct {
  return { id, name, category, pictures, isInShop: status === 'published' };
}
