import { type PublicTerms, readPublicTermsEndpoint } from '../../../contract/delivery.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { type Loaded, useLoaded } from '../../ui/loading/use-loaded.ts';

/** Nobody is led away from their page because the fees could not be asked for. */
const readDeliveryTerms = (signal: AbortSignal) => backgroundApi.call(readPublicTermsEndpoint, { signal });

/**
 * Zones, fees, holds and account as they are in force. Asked by the browser, so that the owner's change shows at once whatever
 * was kept of the page.
 */
export function useDeliveryTerms(): Loaded<PublicTerms> {
  return useLoaded(readDeliveryTerms);
}
