import {
  type AuditPage,
  listAuditEventsEndpoint,
  listUsersEndpoint,
  readUserEndpoint,
  type UserChange,
  type UserDetails,
  type UserPage,
} from '../../../../contract/users.ts';
import { shopApi } from '../../../api/shop-api.ts';

type PageWish = { readonly cursor: string | undefined; readonly signal: AbortSignal };

export function listUsers(search: string, { cursor, signal }: PageWish): Promise<UserPage> {
  return shopApi.get(listUsersEndpoint.path, {
    query: { search: search === '' ? undefined : search, cursor },
    answerSchema: listUsersEndpoint.answerSchema,
    signal,
  });
}

export function readUser(userId: string, signal: AbortSignal): Promise<UserDetails> {
  return shopApi.get(`/api/admin/users/${encodeURIComponent(userId)}`, {
    answerSchema: readUserEndpoint.answerSchema,
    signal,
  });
}

export function changeUser(userId: string, change: UserChange): Promise<UserDetails> {
  return shopApi.post(`/api/admin/users/${encodeURIComponent(userId)}/${change}`, undefined, {
    answerSchema: readUserEndpoint.answerSchema,
  });
}

export function listAuditEvents(userId: string, { cursor, signal }: PageWish): Promise<AuditPage> {
  return shopApi.get(`/api/admin/users/${encodeURIComponent(userId)}/audit`, {
    query: { cursor },
    answerSchema: listAuditEventsEndpoint.answerSchema,
    signal,
  });
}
