import { listProductsEndpoint, type ProductAnswer } from '../../../contract/products.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { backgroundApi } from '../../api/shop-api.ts';

/** Everything in the shop. Nobody asked for it with a click, so a refused token takes nobody to the login screen. */
export async function fetchProducts(
  api: Pick<ApiClient, 'get'> = backgroundApi,
): Promise<readonly ProductAnswer[]> {
  const { path, answerSchema } = listProductsEndpoint;
  const { data } = await api.get(path, { answerSchema });
  return data;
}
