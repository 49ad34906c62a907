import type { UserSummary } from '../../../../contract/users.ts';
import { ROLE_NAMES } from '../../../../domain/users/roles.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';

type UserBadgesProps = {
  readonly user: Pick<UserSummary, 'role' | 'disabledAt'>;
  readonly isOwn: boolean;
};

/** What sets a user apart; a plain customer has none. */
export function UserBadges({ user, isOwn }: UserBadgesProps) {
  return (
    <>
      {isOwn && <Badge tone="dark">You</Badge>}
      {user.role && <Badge tone="busy">{ROLE_NAMES[user.role]}</Badge>}
      {user.disabledAt !== null && <Badge tone="warning">Disabled</Badge>}
    </>
  );
}
