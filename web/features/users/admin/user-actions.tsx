import { useState } from 'react';
import type { UserChange, UserDetails } from '../../../../contract/users.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAuth } from '../auth-context.tsx';
import { USER_CHANGE_WORDS } from './user-change-words.ts';
import { changeUser } from './user-requests.ts';

type UserActionsProps = {
  readonly user: UserDetails;
  readonly isOwn: boolean;
  readonly onChange: (user: UserDetails) => void;
  readonly onRefusal: () => void;
};

/** What an administrator can do with a user; each is asked about first. */
export function UserActions({ user, isOwn, onChange, onRefusal }: UserActionsProps) {
  const { signOut } = useAuth();
  const [asked, setAsked] = useState<UserChange>('grant-admin');
  const [isOpen, setOpen] = useState(false);
  const words = USER_CHANGE_WORDS[asked];

  const ask = (change: UserChange) => {
    setAsked(change);
    setOpen(true);
  };

  async function confirm() {
    try {
      const changed = await changeUser(user.id, asked);
      showToast({ kind: 'success', text: words.done(user.name) });
      if (isOwn) return await leave(asked);
      onChange(changed);
    } catch (error) {
      onRefusal();
      throw error;
    }
  }

  /** What was done to one's own account is felt at once. */
  async function leave(change: UserChange) {
    // The identity token still says "administrator"; a new document fetches a new one.
    if (change === 'revoke-admin') window.location.assign('/');
    else await signOut();
  }

  return (
    <>
      <h2>Access</h2>
      <ul className="mt-3 grid">
        {listChanges(user).map(({ change, explanation, isPossible }) => (
          <li
            key={change}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-crust py-3 text-label last:border-b-0 last:pb-0"
          >
            <p className="min-w-0 flex-1 basis-56">{explanation}</p>
            <Button
              kind={USER_CHANGE_WORDS[change].kind === 'danger' ? 'danger' : 'quiet'}
              size="s"
              disabled={!isPossible}
              onClick={() => ask(change)}
            >
              {USER_CHANGE_WORDS[change].button}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.title(user.name)}
        button={words.button}
        buttonWhileBusy={words.buttonWhileBusy}
        kind={words.kind}
        onConfirm={confirm}
      >
        <p>{words.consequences(user.name)}</p>
        {isOwn && <p className="font-semibold text-cocoa">{words.forYourself}</p>}
      </ConfirmDialog>
    </>
  );
}

type OfferedChange = {
  readonly change: UserChange;
  readonly explanation: string;
  readonly isPossible: boolean;
};

function listChanges({ isAdmin, disabledAt, sessionCount }: UserDetails): readonly OfferedChange[] {
  return [
    isAdmin
      ? { change: 'revoke-admin', explanation: 'May open the whole admin area.', isPossible: true }
      : { change: 'grant-admin', explanation: 'Is a customer and sees the shop alone.', isPossible: true },
    disabledAt === null
      ? { change: 'disable', explanation: 'May sign in.', isPossible: true }
      : { change: 'enable', explanation: 'May not sign in.', isPossible: true },
    {
      change: 'sign-out-everywhere',
      explanation:
        sessionCount === 0
          ? 'Is signed in nowhere.'
          : `Is signed in on ${sessionCount} ${sessionCount === 1 ? 'device' : 'devices'}.`,
      isPossible: sessionCount > 0,
    },
  ];
}
