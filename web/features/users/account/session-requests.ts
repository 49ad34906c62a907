import {
  endOtherSessionsEndpoint,
  listOwnSessionsEndpoint,
  type OwnSession,
} from '../../../../contract/account.ts';
import { shopApi } from '../../../api/shop-api.ts';

export async function listSessions(signal: AbortSignal): Promise<readonly OwnSession[]> {
  const { path, answerSchema } = listOwnSessionsEndpoint;
  const { data } = await shopApi.get(path, { answerSchema, signal });
  return data;
}

export async function endSession(id: string): Promise<void> {
  await shopApi.delete(`/api/account/sessions/${encodeURIComponent(id)}`);
}

export async function endOtherSessions(): Promise<void> {
  await shopApi.delete(endOtherSessionsEndpoint.path);
}
