import type { VersionedTerms } from '../../../contract/delivery.ts';
import { type Loaded, useLoaded } from '../../ui/loading/use-loaded.ts';
import { readDeliveryTerms } from './read-delivery-terms.ts';

/**
 * Zones, fees, holds and account as they are in force. Asked by the browser, so that the owner's change shows at once whatever
 * was kept of the page.
 */
export function useDeliveryTerms(): Loaded<VersionedTerms> {
  return useLoaded(readDeliveryTerms);
}
