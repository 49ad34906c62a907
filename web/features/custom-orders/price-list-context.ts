import { convertPriceList, readPriceListEndpoint } from '../../../contract/designer.ts';
import type { PriceList } from '../../../domain/custom-orders/price/price-list.ts';
import { backgroundApi } from '../../api/shop-api.ts';

/** What designs cost at this moment. Asked by the browser, so that the owner's change shows at once whatever was kept of the page. */
export async function readPriceList(signal?: AbortSignal): Promise<PriceList> {
  return convertPriceList(await backgroundApi.call(readPriceListEndpoint, { signal }));
}
