import { exportAdminOrdersEndpoint } from '../../../../../contract/order-admin.ts';
import { downloadFile } from '../../../../api/download-file.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { buildListQuery, type OrderListState } from './order-list-query.ts';

/** The list as a table for other programs, however long it is. */
export function exportOrders(admin: OrderListState): Promise<Blob> {
  return downloadFile({ api: shopApi, endpoint: exportAdminOrdersEndpoint, query: buildListQuery(admin) });
}
