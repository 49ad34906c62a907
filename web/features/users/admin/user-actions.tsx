import { useState } from 'react';
import {
  disableUserEndpoint,
  enableUserEndpoint,
  grantAdminEndpoint,
  revokeAdminEndpoint,
  signOutEverywhereEndpoint,
  type UserChange,
  type UserDetails,
} from '../../../../contract/users.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAuth } from '../auth-context.tsx';
import { listOffers } from './user-offers.ts';

type UserChangeWords = {
  readonly button: string;
  readonly buttonWhileBusy: string;
  /** Takes something away from somebody. */
  readonly isGrave: boolean;
  readonly title: (name: string) => string;
  /** What happens, and whether it can be undone. */
  readonly consequences: (name: string) => string;
  /** What it means for the administrator who does it to their own account. */
  readonly forYourself: string;
  readonly done: (name: string) => string;
};

const USER_CHANGE_WORDS: Readonly<Record<UserChange, UserChangeWords>> = {
  'grant-admin': {
    button: 'Make administrator',
    buttonWhileBusy: 'Saving…',
    isGrave: false,
    title: (name) => `Make ${name} an administrator?`,
    consequences: (name) =>
      `${name} will be able to see and change everything here, including products, orders, payments and users. You can remove the role later.`,
    forYourself: '',
    done: (name) => `${name} is now an administrator`,
  },
  'revoke-admin': {
    button: 'Remove administrator role',
    buttonWhileBusy: 'Removing…',
    isGrave: true,
    title: (name) => `Remove the administrator role from ${name}?`,
    consequences: (name) =>
      `${name} will no longer have access to the admin area. Their customer account, orders and addresses stay.`,
    forYourself:
      'This is your own account. You’ll lose access right away, and only another administrator can restore it.',
    done: (name) => `${name} is no longer an administrator`,
  },
  disable: {
    button: 'Disable account',
    buttonWhileBusy: 'Disabling…',
    isGrave: true,
    title: (name) => `Disable the account of ${name}?`,
    consequences: (name) =>
      `${name} will be signed out on every device and can’t sign in until you enable the account. Orders aren’t affected.`,
    forYourself:
      'This is your own account. You’ll be signed out, and only another administrator can enable it.',
    done: (name) => `The account of ${name} is disabled`,
  },
  enable: {
    button: 'Enable account',
    buttonWhileBusy: 'Enabling…',
    isGrave: false,
    title: (name) => `Enable the account of ${name}?`,
    consequences: (name) => `${name} can sign in again with their password.`,
    forYourself: '',
    done: (name) => `The account of ${name} is enabled`,
  },
  'sign-out-everywhere': {
    button: 'Sign out everywhere',
    buttonWhileBusy: 'Signing out…',
    isGrave: true,
    title: (name) => `Sign ${name} out everywhere?`,
    consequences: (name) =>
      `Every phone and computer on which ${name} is signed in will be signed out. They can sign in again with their password.`,
    forYourself: 'This is your own account. You’ll be signed out here too.',
    done: (name) => `${name} is signed out everywhere`,
  },
};

const CHANGES = {
  'grant-admin': grantAdminEndpoint,
  'revoke-admin': revokeAdminEndpoint,
  disable: disableUserEndpoint,
  enable: enableUserEndpoint,
  'sign-out-everywhere': signOutEverywhereEndpoint,
} as const satisfies Record<UserChange, object>;

type UserActionsProps = {
  readonly user: UserDetails;
  readonly isOwn: boolean;
  readonly onChange: (user: UserDetails) => void;
  readonly onRefusal: () => void;
};

/** What an administrator can do with a user; each is asked about first. */
export function UserActions({ user, isOwn, onChange, onRefusal }: UserActionsProps) {
  const { identity, signOut } = useAuth();
  const [asked, setAsked] = useState<UserChange>('grant-admin');
  const [isOpen, setOpen] = useState(false);
  const words = USER_CHANGE_WORDS[asked];

  const ask = (change: UserChange) => {
    setAsked(change);
    setOpen(true);
  };

  async function confirm() {
    try {
      const changed = await shopApi.call(CHANGES[asked], { params: { id: user.id } });
      showToast({ kind: 'success', text: words.done(user.name) });
      if (isOwn) return await leave(asked);
      onChange(changed);
    } catch (error) {
      onRefusal();
      throw error;
    }
  }

  /** What was done to one's own account is felt at once: the guard of this area sees a customer, or nobody. */
  const leave = (change: UserChange) => (change === 'revoke-admin' ? identity.refresh() : signOut());

  return (
    <>
      <h2>Access</h2>
      <ul className="mt-3 grid">
        {listOffers(user).map(({ change, state, explanation, isPossible }) => (
          <li
            key={change}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 border-b border-crust py-3 text-label last:border-b-0 last:pb-0"
          >
            <p className="min-w-0 flex-1 basis-48">
              <span className="block font-semibold">{state}</span>
              <span className="block text-small text-cocoa-2">{explanation}</span>
            </p>
            <Button
              kind={USER_CHANGE_WORDS[change].isGrave ? 'danger' : 'quiet'}
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
        onConfirm={confirm}
      >
        <p>{words.consequences(user.name)}</p>
        {isOwn && <p className="font-semibold text-cocoa">{words.forYourself}</p>}
      </ConfirmDialog>
    </>
  );
}
