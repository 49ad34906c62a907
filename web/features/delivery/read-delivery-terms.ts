import { readDeliveryTermsEndpoint, type VersionedTerms } from '../../../contract/delivery.ts';
import { backgroundApi } from '../../api/shop-api.ts';

/** Nobody is led away from their page because the fees could not be asked for. */
export function readDeliveryTerms(signal: AbortSignal): Promise<VersionedTerms> {
  const { path, answerSchema } = readDeliveryTermsEndpoint;
  return backgroundApi.get(path, { answerSchema, signal });
}
