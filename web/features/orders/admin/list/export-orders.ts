import { exportDeskOrdersEndpoint } from '../../../../../contract/order-desk.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { buildListQuery, type ShownDesk } from './desk-query.ts';

/** The list as a table for other programs, however long it is. */
export async function exportOrders(desk: ShownDesk): Promise<Blob> {
  let table = new Blob();
  await shopApi.get(exportDeskOrdersEndpoint.path, {
    query: buildListQuery(desk),
    timeoutMs: 0,
    fetch: async (address, init) => {
      const response = await window.fetch(address, init);
      if (!response.ok) return response;
      table = await response.blob();
      // All has been read, and the client would take a table for a broken answer.
      return new Response();
    },
  });
  return table;
}
