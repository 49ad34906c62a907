import {
  type AuditTopic,
  type AuditTrailPage,
  listToldAdministratorsEndpoint,
  listUnsentMailsEndpoint,
  readAuditTrailEndpoint,
  sendTestMailEndpoint,
  sendUnsentMailsEndpoint,
  type ToldAdministrator,
  type UnsentMails,
} from '../../../contract/settings.ts';
import {
  readShopProfileEndpoint,
  saveShopProfileEndpoint,
  staleProfileSchema,
  type VersionedProfile,
} from '../../../contract/shop.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { ApiError } from '../../api/api-error.ts';
import { shopApi } from '../../api/shop-api.ts';

export function readShopProfile(signal: AbortSignal): Promise<VersionedProfile> {
  const { path, answerSchema } = readShopProfileEndpoint;
  return shopApi.get(path, { answerSchema, signal });
}

export function saveShopProfile(
  profile: ShopProfile & { readonly version: string },
): Promise<VersionedProfile> {
  const { path, answerSchema } = saveShopProfileEndpoint;
  return shopApi.put(path, profile, { answerSchema });
}

/** What somebody else has saved since this person began; null for any other failure. */
export function findNewerProfile(error: unknown): VersionedProfile | null {
  const isStale = error instanceof ApiError && error.code === 'stale_edit';
  return isStale ? (staleProfileSchema.safeParse(error.body).data?.current ?? null) : null;
}

export async function sendTestMail(): Promise<string> {
  const { path, answerSchema } = sendTestMailEndpoint;
  const { sentTo } = await shopApi.post(path, undefined, { answerSchema });
  return sentTo;
}

export function listUnsentMails(signal: AbortSignal): Promise<UnsentMails> {
  const { path, answerSchema } = listUnsentMailsEndpoint;
  return shopApi.get(path, { answerSchema, signal });
}

export async function sendUnsentMails(): Promise<void> {
  await shopApi.post(sendUnsentMailsEndpoint.path);
}

/** Ticks it off, or takes the tick away again. */
export async function changeUnsentMail(id: string, to: 'settle' | 'reopen'): Promise<void> {
  await shopApi.post(`/api/admin/settings/unsent-mails/${encodeURIComponent(id)}/${to}`);
}

export async function listToldAdministrators(signal: AbortSignal): Promise<readonly ToldAdministrator[]> {
  const { path, answerSchema } = listToldAdministratorsEndpoint;
  return (await shopApi.get(path, { answerSchema, signal })).data;
}

type TrailWish = {
  readonly topic: AuditTopic | undefined;
  readonly cursor: string | undefined;
  readonly signal: AbortSignal;
};

export function readAuditTrail({ topic, cursor, signal }: TrailWish): Promise<AuditTrailPage> {
  const { path, answerSchema } = readAuditTrailEndpoint;
  return shopApi.get(path, { query: { topic, cursor }, answerSchema, signal });
}
