import type {
  extendSessionEndpoint,
  readSessionEndpoint,
  SessionAnswer,
} from '../../../contract/sessions.ts';
import { backgroundApi } from '../../api/shop-api.ts';

export async function readSession(): Promise<SessionAnswer> {
  return readAnswer(await backgroundApi.ask<typeof readSessionEndpoint>('GET /api/session'));
}

export async function extendSession(): Promise<SessionAnswer> {
  return readAnswer(await backgroundApi.ask<typeof extendSessionEndpoint>('POST /api/session/extend'));
}

/** By hand: whoever is signed in loads this with their first page, and the contract's schema would make it ten times as large. */
function readAnswer(body: unknown): SessionAnswer {
  const answer = typeof body === 'object' && body !== null ? body : {};
  const { sessionExpiresAt, now, isRemembered }: Partial<Record<keyof SessionAnswer, unknown>> = answer;
  if (typeof sessionExpiresAt !== 'string' || typeof now !== 'string') {
    throw new Error('The answer says nothing about the session');
  }
  return { sessionExpiresAt, now, isRemembered: isRemembered === true };
}
