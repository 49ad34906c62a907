import { useState } from 'react';
import { CUSTOMER_DUTIES, ROLE_DUTIES } from '../../../../domain/users/role-duties.ts';
import {
  isAdministratorRole,
  ROLE_NAMES,
  STAFF_ROLES,
  type StaffRole,
} from '../../../../domain/users/roles.ts';
import { ChoiceTile } from '../../../ui/fields/choice-tile.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type RoleChange, useSetRole } from './use-set-role.ts';

export function nameRole(role: StaffRole | null): string {
  return role === null ? 'Customer' : ROLE_NAMES[role];
}

export function sayDuties(role: StaffRole | null): string {
  return role === null ? CUSTOMER_DUTIES : ROLE_DUTIES[role];
}

type RoleDialogProps = RoleChange & { readonly isOpen: boolean; readonly onClose: () => void };

export function RoleDialog({ isOpen, onClose, ...roleChange }: RoleDialogProps) {
  const { user, isOwn } = roleChange;
  const [chosen, setChosen] = useState(user.role);
  const setRole = useSetRole(roleChange);
  const confirm = async () => {
    if (chosen === null) throw new Error('Choose a role.');
    await setRole(chosen, `${user.name}’s role is now ${ROLE_NAMES[chosen]}`);
  };

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
        {STAFF_ROLES.map((role) => (
          <ChoiceTile
            key={role}
            name="role"
            title={ROLE_NAMES[role]}
            checked={chosen === role}
            onChange={() => setChosen(role)}
          >
            {ROLE_DUTIES[role]}
          </ChoiceTile>
        ))}
      </fieldset>
      {isAdministratorRole(chosen) && !isAdministratorRole(user.role) && (
        <p>They’ll be asked to set up two-step sign-in before they can use the admin area.</p>
      )}
      {isOwn && chosen !== 'owner' && (
        <p className="font-semibold text-cocoa">
          This is your own account. You’ll lose access to what the new role doesn’t include, and only another
          owner can give it back.
        </p>
      )}
    </ConfirmDialog>
  );
}
