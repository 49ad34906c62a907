import { useState } from 'react';
import { type Invitation, inviteEndpoint } from '../../../../contract/invitations.ts';
import { ROLE_DUTIES } from '../../../../domain/users/role-duties.ts';
import { ROLE_NAMES, STAFF_ROLES, type StaffRole } from '../../../../domain/users/roles.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { ChoiceTile } from '../../../ui/fields/choice-tile.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import { useDraftedForm } from '../../../ui/form/drafts/use-drafted-form.ts';
import { readText } from '../../../ui/form/use-form.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

type InviteDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onInvited: (invitation: Invitation) => void;
};

export function InviteDialog(props: InviteDialogProps) {
  return (
    <Modal isOpen={props.isOpen} onClose={props.onClose} label="Invite someone" placement="question">
      <InviteForm {...props} />
    </Modal>
  );
}

/** Most who are invited are new, so the roles that are given most often come first. */
const ROLES = STAFF_ROLES.toReversed();
const EMAIL_WRONG = 'Enter an email address like you@example.com.';

function InviteForm({ onClose, onInvited }: InviteDialogProps) {
  const [role, setRole] = useState<StaffRole | null>(null);
  const form = useDraftedForm({
    draftName: 'invite-1',
    words: { email: { missing: EMAIL_WRONG, wrong: EMAIL_WRONG } },
    check: () => (role === null ? { role: 'Choose a role.' } : {}),
    send: async (values) => {
      if (role === null) return;
      const email = readText(values, 'email');
      onInvited(await shopApi.call(inviteEndpoint, { body: { role, email: email === '' ? null : email } }));
      onClose();
    },
  });
  return (
    <form {...form.props} aria-label="Invite someone" className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">Invite someone</h2>
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="off"
        inputMode="email"
        hint="Leave this empty to get a link you can send on WhatsApp."
        problem={form.problems.email}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">Role</legend>
        {ROLES.map((each) => (
          <ChoiceTile
            key={each}
            name="role"
            value={each}
            title={ROLE_NAMES[each]}
            checked={role === each}
            onChange={() => setRole(each)}
          >
            {ROLE_DUTIES[each]}
          </ChoiceTile>
        ))}
      </fieldset>
      {form.problems.role !== undefined && (
        <Note tone="problem" role="alert">
          {form.problems.role}
        </Note>
      )}
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      <DialogActions>
        <Button
          onClick={() => {
            form.forgetDraft();
            onClose();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" kind="main" aria-disabled={form.isSending}>
          {form.isSending && <Spinner />}
          {form.isSending ? 'Inviting…' : 'Invite'}
        </Button>
      </DialogActions>
    </form>
  );
}
