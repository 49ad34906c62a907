import type { UserSummary } from '../../../../contract/users.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';

type UserBadgesProps = {
  readonly user: Pick<UserSummary, 'isAdmin' | 'disabledAt'>;
  readonly isOwn: boolean;
};

/** What sets a user apart; a plain customer has none. */
export function UserBadges({ user, isOwn }: UserBadgesProps) {
  return (
    <>
      {isOwn && <Badge tone="dark">You</Badge>}
      {user.isAdmin && <Badge tone="busy">Administrator</Badge>}
      {user.disabledAt !== null && <Badge tone="warning">Disabled</Badge>}
    </>
  );
}
