import type { SessionAnswer } from '../../../contract/sessions.ts';
import {
  canExtend,
  REMEMBERED_SESSION_LENGTH_MS,
  SESSION_LENGTH_MS,
} from '../../../domain/sessions/session-length.ts';

/** A session as this browser reckons with it. */
export type KnownSession = {
  /** By the server's clock. */
  readonly sessionExpiresAt: string;
  /** By this device's clock, which may be wrong by years. */
  readonly endsAtMs: number;
  readonly isRemembered: boolean;
  /** Activity moves its end no further. */
  readonly isFixed?: boolean;
};

/** Counts from when the question was sent, not from when the answer came: rather a moment too early than too late. */
export function reckonSession(
  { sessionExpiresAt, now, isRemembered, isFixed = false }: SessionAnswer,
  askedAtMs: number,
): KnownSession {
  const remainingMs = Date.parse(sessionExpiresAt) - Date.parse(now);
  return { sessionExpiresAt, endsAtMs: askedAtMs + remainingMs, isRemembered, ...(isFixed && { isFixed }) };
}

/** Whether activity at this moment extends the session, in whichever tab it was extended last. */
export function canExtendKnown({ endsAtMs, isRemembered, isFixed }: KnownSession, nowMs: number): boolean {
  if (isFixed) return false;
  const lengthMs = isRemembered ? REMEMBERED_SESSION_LENGTH_MS : SESSION_LENGTH_MS;
  const span = { expiresAt: new Date(endsAtMs), extendedAt: new Date(endsAtMs - lengthMs) };
  return canExtend(span, new Date(nowMs));
}

/** What another tab says; it may run another version of the shop. */
export function isKnownSession(value: unknown): value is KnownSession {
  if (typeof value !== 'object' || value === null) return false;
  const { sessionExpiresAt, endsAtMs, isRemembered } = value as Partial<Record<keyof KnownSession, unknown>>;
  return (
    typeof sessionExpiresAt === 'string' && typeof endsAtMs === 'number' && typeof isRemembered === 'boolean'
  );
}
