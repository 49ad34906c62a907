import { exportDeskOrdersEndpoint } from '../../../../../contract/order-admin.ts';
import { downloadFile } from '../../../../api/download-file.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { buildListQuery, type ShownDesk } from './desk-query.ts';

/** The list as a table for other programs, however long it is. */
export function exportOrders(desk: ShownDesk): Promise<Blob> {
  return downloadFile({ api: shopApi, endpoint: exportDeskOrdersEndpoint, query: buildListQuery(desk) });
}
