import type { UserChange, UserDetails } from '../../../../contract/users.ts';

/** How things stand with a user, and what can be done about it. */
export type UserOffer = {
  readonly change: UserChange;
  readonly state: string;
  /** Blank: nothing more. */
  readonly explanation: string;
  readonly isPossible: boolean;
};

export function listOffers(user: Pick<UserDetails, 'disabledAt' | 'sessionCount'>): readonly UserOffer[] {
  return [offerEntrance(user.disabledAt !== null), offerSignOut(user.sessionCount)];
}

function offerEntrance(isDisabled: boolean): UserOffer {
  return isDisabled
    ? { change: 'enable', state: 'Account disabled', explanation: 'Can’t sign in.', isPossible: true }
    : { change: 'disable', state: 'Account active', explanation: 'Can sign in and order.', isPossible: true };
}

function offerSignOut(sessionCount: number): UserOffer {
  const devices = sessionCount === 1 ? '1 device' : `${sessionCount} devices`;
  return {
    change: 'sign-out-everywhere',
    state: sessionCount === 0 ? 'Not signed in anywhere' : `Signed in on ${devices}`,
    explanation: sessionCount === 0 ? '' : 'For a lost phone or a shared computer, sign out everywhere.',
    isPossible: sessionCount > 0,
  };
}
