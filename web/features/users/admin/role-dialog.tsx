import { useState } from 'react';
import { setRoleEndpoint, type UserDetails } from '../../../../contract/users.ts';
import {
  isAdministratorRole,
  ROLE_NAMES,
  STAFF_ROLES,
  type StaffRole,
} from '../../../../domain/users/roles.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ChoiceTile } from '../../../ui/fields/choice-tile.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAuth } from '../auth-context.tsx';
import { CUSTOMER_DUTIES, ROLE_DUTIES } from './role-words.ts';

const ROLES = [...STAFF_ROLES, null] as const;

export function nameRole(role: StaffRole | null): string {
  return role === null ? 'Customer' : ROLE_NAMES[role];
}

export function sayDuties(role: StaffRole | null): string {
  return role === null ? CUSTOMER_DUTIES : ROLE_DUTIES[role];
}

type RoleDialogProps = {
  readonly user: UserDetails;
  readonly isOwn: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChange: (user: UserDetails) => void;
  /** What is shown may be older than the refusal. */
  readonly onRefusal: () => void;
};

export function RoleDialog({ user, isOwn, isOpen, onClose, onChange, onRefusal }: RoleDialogProps) {
  const { identity } = useAuth();
  const [chosen, setChosen] = useState(user.role);

  async function confirm() {
    try {
      const changed = await shopApi.call(setRoleEndpoint, {
        params: { id: user.id },
        body: { role: chosen },
      });
      showToast({ kind: 'success', text: `${user.name}’s role is now ${nameRole(chosen)}` });
      // The guard of this area must see the new role at once.
      if (isOwn) await identity.refresh();
      else onChange(changed);
    } catch (error) {
      onRefusal();
      throw error;
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Change ${user.name}’s role`}
      button="Change role"
      buttonWhileBusy="Changing…"
      onConfirm={confirm}
    >
      <fieldset className="grid gap-2 text-cocoa">
        <legend className="visually-hidden">Role</legend>
        {ROLES.map((role) => (
          <ChoiceTile
            key={role}
            name="role"
            title={nameRole(role)}
            checked={chosen === role}
            onChange={() => setChosen(role)}
          >
            {sayDuties(role)}
          </ChoiceTile>
        ))}
      </fieldset>
      {isAdministratorRole(chosen) && !isAdministratorRole(user.role) && (
        <p>They’ll be asked to set up two-step sign-in before they can use the admin area.</p>
      )}
      {chosen === null && user.role !== null && <p>They’ll be signed out on every device.</p>}
      {isOwn && chosen !== 'owner' && (
        <p className="font-semibold text-cocoa">
          This is your own account. You’ll lose access to what the new role doesn’t include, and only another
          owner can give it back.
        </p>
      )}
    </ConfirmDialog>
  );
}
