import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type RoleChange, useSetRole } from './use-set-role.ts';

/** Whoever works here no longer is a customer again, and is asked about as what it is. */
export function EndAccess(roleChange: RoleChange) {
  const [isOpen, setOpen] = useState(false);
  const setRole = useSetRole(roleChange);
  const { user, isOwn } = roleChange;
  return (
    <>
      <Button kind="danger" size="s" onClick={() => setOpen(true)}>
        End access
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`End ${user.name}’s access?`}
        button="End access"
        buttonWhileBusy="Ending…"
        onConfirm={() => setRole(null, `${user.name} no longer has access`)}
      >
        <p>
          {user.name} will be signed out on every device and can no longer use the admin area. They keep their
          account as a customer, and you can give them a role again.
        </p>
        {isOwn && (
          <p className="font-semibold text-cocoa">
            This is your own account. Only another owner can give your access back.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
