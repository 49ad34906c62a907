import { rememberOrigin } from './login-origin.ts';

/** Why somebody stands before the login screen who did not choose to. */
export type LoginNotice = 'session-ended' | 'password-changed' | 'google-failed';

type Place = Parameters<typeof rememberOrigin>[0];

/** The state to give a navigation to the login screen, so that it can say a kind word. */
export function rememberSessionEnd(place: Place) {
  return { ...rememberOrigin(place), notice: 'session-ended' } as const;
}

export const PASSWORD_CHANGED = { notice: 'password-changed' } as const;

type NoticeSources = {
  readonly locationState: unknown;
  readonly search: string;
  /** The API client found out, left the page and could take no state along. */
  readonly hasStoredOrigin: boolean;
};

export function findLoginNotice({
  locationState,
  search,
  hasStoredOrigin,
}: NoticeSources): LoginNotice | null {
  if (new URLSearchParams(search).get('problem') === 'google') return 'google-failed';
  if (isNoticed(locationState, 'password-changed')) return 'password-changed';
  return hasStoredOrigin || isNoticed(locationState, 'session-ended') ? 'session-ended' : null;
}

function isNoticed(state: unknown, notice: LoginNotice): boolean {
  return typeof state === 'object' && state !== null && 'notice' in state && state.notice === notice;
}
