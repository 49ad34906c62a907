import { exportProductsEndpoint, type ProductTableQuery } from '../../../../../contract/product-table.ts';
import { downloadFile } from '../../../../api/download-file.ts';
import { shopApi } from '../../../../api/shop-api.ts';

export function exportProducts({ search, status, category }: Partial<ProductTableQuery>): Promise<Blob> {
  const query = { search: search || undefined, status, category: category || undefined };
  return downloadFile({ api: shopApi, endpoint: exportProductsEndpoint, query });
}
