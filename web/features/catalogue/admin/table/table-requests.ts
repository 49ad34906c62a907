import {
  exportProductsEndpoint,
  type ImportAnswer,
  importProductsEndpoint,
  type ProductTableQuery,
} from '../../../../../contract/product-table.ts';
import { downloadFile } from '../../../../api/download-file.ts';
import { shopApi } from '../../../../api/shop-api.ts';

export type ExportQuery = Partial<ProductTableQuery>;

export function exportProducts({ search, status, category }: ExportQuery): Promise<Blob> {
  return downloadFile({
    api: shopApi,
    path: exportProductsEndpoint.path,
    query: { search: search || undefined, status, category: category || undefined },
  });
}

/** Without `seen` it is a dry run, which changes nothing. */
export function importProducts(file: Blob, seen?: number): Promise<ImportAnswer> {
  return shopApi.request({
    method: 'POST',
    path: importProductsEndpoint.path,
    query: { seen },
    // Systems call a table by several names; the server reads what is in it.
    file: new Blob([file], { type: 'text/csv' }),
    answerSchema: importProductsEndpoint.answerSchema,
    timeoutMs: 0,
  });
}
