import { readPaymentOptionsEndpoint, startPaymentEndpoint } from '../../../contract/payments.ts';
import type { OnlineChannel } from '../../../domain/payments/ways.ts';
import { backgroundApi, shopApi } from '../../api/shop-api.ts';
import { writeOrderPath } from './order-requests.ts';

/** Nobody is led away from their page because this could not be asked. */
export async function readOnlineChannels(signal: AbortSignal): Promise<readonly OnlineChannel[]> {
  const { path, answerSchema } = readPaymentOptionsEndpoint;
  const { onlineChannels } = await backgroundApi.get(path, { answerSchema, signal });
  return onlineChannels;
}

/** The address of the provider's page: of the visit that is still open, or of a new one. */
export async function startPayment(id: string, channel: OnlineChannel): Promise<string> {
  const { answerSchema } = startPaymentEndpoint;
  const { payUrl } = await shopApi.post(writeOrderPath(id, '/payments'), { channel }, { answerSchema });
  return payUrl;
}

/** Has the shop ask the provider about everything that is open. */
export async function checkPayments(id: string, signal: AbortSignal): Promise<void> {
  await backgroundApi.post(writeOrderPath(id, '/payments/check'), undefined, { signal });
}

export async function claimTransfer(id: string): Promise<void> {
  await shopApi.post(writeOrderPath(id, '/transfer'));
}
