import type { UserDetails } from '../../../../contract/users.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CustomerOrders } from '../../orders/customer-orders-context.tsx';
import { useAuth } from '../auth-context.tsx';
import { UserActions } from './user-actions.tsx';
import { UserAudit } from './user-audit.tsx';
import { UserBadges } from './user-badges.tsx';
import { UserProfile } from './user-profile.tsx';

type UserOverviewProps = {
  readonly user: UserDetails;
  readonly onChange: (user: UserDetails) => void;
  /** What is shown may be older than the refusal. */
  readonly onRefusal: () => void;
};

export function UserOverview({ user, onChange, onRefusal }: UserOverviewProps) {
  const { currentUser } = useAuth();
  const isOwn = user.id === currentUser?.uid;
  return (
    <>
      <header className="mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="wrap-anywhere">{user.name}</h1>
        <UserBadges user={user} isOwn={isOwn} />
      </header>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <Panel>
          <UserProfile user={user} />
        </Panel>
        <Panel>
          <UserActions user={user} isOwn={isOwn} onChange={onChange} onRefusal={onRefusal} />
        </Panel>
        <Panel className="tablet:col-span-2">
          <CustomerOrders userId={user.id} />
        </Panel>
        <Panel className="tablet:col-span-2">
          <UserAudit user={user} />
        </Panel>
      </div>
    </>
  );
}
