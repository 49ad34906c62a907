import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { resetPinEndpoint } from '../../../../contract/kitchen-devices.ts';
import { listStaffEndpoint, type StaffMember } from '../../../../contract/staff.ts';
import { isAdministratorRole } from '../../../../domain/users/roles.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type Column, Table } from '../../../ui/lists/table.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { LastSeen } from '../admin/last-seen.tsx';
import { UserBadges } from '../admin/user-badges.tsx';
import { UsersFrame } from '../admin/users-frame.tsx';
import { useAuth } from '../auth-context.tsx';
import { KitchenTablets } from '../devices/kitchen-tablets.tsx';
import { useMay } from '../role-context.tsx';
import { Invitations } from './invitations.tsx';
import { isInvitingState } from './inviting.ts';

export const meta = titlePage('Staff');

const listStaff = async (signal: AbortSignal) => (await shopApi.call(listStaffEndpoint, { signal })).data;

/** Who works here, and who is about to. */
export default function AdminStaffPage() {
  const staff = useLoaded(listStaff);
  const may = useMay();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [isInviting, setInviting] = useState(isInvitingState(state));
  // A reload does not ask again.
  const endInviting = () => {
    setInviting(false);
    if (isInvitingState(state)) void navigate('.', { replace: true, state: null });
  };
  return (
    <UsersFrame
      explanation="Everyone who works with you here. Open a person to change their role or disable their account."
      action={
        <Button kind="main" onClick={() => setInviting(true)}>
          Invite someone
        </Button>
      }
    >
      <div className="grid gap-6">
        <LoadedContent
          loaded={staff}
          waitingWords="Loading your staff…"
          skeleton={<RowsSkeleton words="Loading your staff…" />}
        >
          {(members) => (
            <Panel className="max-phone:py-1 phone:px-4 phone:py-2">
              <Table
                caption="Staff"
                columns={listColumns(staff.reload)}
                rows={members}
                keyOf={({ id }) => id}
              />
            </Panel>
          )}
        </LoadedContent>
        {may('owner') && <Invitations isInviting={isInviting} onClose={endInviting} />}
        {may('owner') && <KitchenTablets />}
      </div>
    </UsersFrame>
  );
}

const listColumns = (onChange: () => void): readonly Column<StaffMember>[] => [
  { heading: 'Name', cell: (member) => <MemberName member={member} /> },
  {
    heading: 'Last seen',
    cell: (user) => <LastSeen user={user} />,
    onCard: 'named-line',
  },
  {
    heading: 'Two-step sign-in',
    cell: (member) => <Protection member={member} />,
    onCard: 'named-line',
  },
  {
    heading: 'Kitchen PIN',
    cell: (member) => <Pin member={member} onChange={onChange} />,
    onCard: 'named-line',
  },
  { heading: 'Role', cell: (member) => <Role member={member} />, onCard: 'aside' },
];

function MemberName({ member: { id, name, email } }: { readonly member: StaffMember }) {
  return (
    <>
      <Link
        to={`/admin/users/${encodeURIComponent(id)}`}
        className="font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
      >
        {name}
      </Link>
      <span className="block text-small wrap-anywhere text-cocoa-2">{email}</span>
    </>
  );
}

function Protection({ member: { role, hasSecondFactor } }: { readonly member: StaffMember }) {
  if (hasSecondFactor) return 'On';
  return isAdministratorRole(role) ? <Badge tone="warning">Off</Badge> : 'Off';
}

type PinProps = { readonly member: StaffMember; readonly onChange: () => void };

/** Whoever forgot theirs or locked it chooses a new one after this. */
function Pin({ member: { id, name, pin }, onChange }: PinProps) {
  const reset = async () => {
    try {
      await shopApi.call(resetPinEndpoint, { params: { id } });
      showToast({ kind: 'success', text: `${name} can now choose a new PIN` });
      onChange();
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    }
  };
  if (pin === 'none') return 'None';
  return (
    <span className="inline-flex items-center gap-2">
      {pin === 'locked' ? <Badge tone="warning">Locked</Badge> : 'Set'}
      <Button kind="paper" size="s" className="relative" aria-label={`Reset ${name}’s PIN`} onClick={reset}>
        Reset
      </Button>
    </span>
  );
}

function Role({ member }: { readonly member: StaffMember }) {
  const { currentUser } = useAuth();
  const disabledAt = member.isDisabled ? '' : null;
  return (
    <span className="flex flex-wrap gap-1.5 rail:flex-nowrap max-phone:flex-col max-phone:items-end">
      <UserBadges user={{ role: member.role, disabledAt }} isOwn={member.id === currentUser?.uid} />
    </span>
  );
}
