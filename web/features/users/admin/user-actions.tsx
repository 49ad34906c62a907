import { type ReactNode, useState } from 'react';
import {
  disableUserEndpoint,
  enableUserEndpoint,
  signOutEverywhereEndpoint,
  type UserChange,
  type UserDetails,
} from '../../../../contract/users.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAuth } from '../auth-context.tsx';
import { useMay } from '../role-context.tsx';
import { EndAccess } from './end-access.tsx';
import { nameRole, RoleDialog, sayDuties } from './role-dialog.tsx';
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
  disable: {
    button: 'Disable account',
    buttonWhileBusy: 'Disabling…',
    isGrave: true,
    title: (name) => `Disable ${name}’s account?`,
    consequences: (name) =>
      `${name} will be signed out on every device and can’t sign in until you enable the account. Orders aren’t affected.`,
    forYourself:
      'This is your own account. You’ll be signed out, and only another administrator can enable it.',
    done: (name) => `${name}’s account is disabled`,
  },
  enable: {
    button: 'Enable account',
    buttonWhileBusy: 'Enabling…',
    isGrave: false,
    title: (name) => `Enable ${name}’s account?`,
    consequences: (name) => `${name} can sign in again with their password.`,
    forYourself: '',
    done: (name) => `${name}’s account is enabled`,
  },
  'sign-out-everywhere': {
    button: 'Sign out everywhere',
    buttonWhileBusy: 'Signing out…',
    isGrave: true,
    title: (name) => `Sign ${name} out everywhere?`,
    consequences: (name) =>
      `${name} will be signed out on every phone and computer. They can sign in again with their password.`,
    forYourself: 'This is your own account. You’ll be signed out here too.',
    done: (name) => `${name} is signed out everywhere`,
  },
};

const CHANGES = {
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
  const { signOut } = useAuth();
  const may = useMay();
  const canChange = may('owner') || (may('administrator') && user.role === null);
  const [asked, setAsked] = useState<UserChange>('disable');
  const [isOpen, setOpen] = useState(false);
  const [isRoleOpen, setRoleOpen] = useState(false);
  const words = USER_CHANGE_WORDS[asked];

  const ask = (change: UserChange) => {
    setAsked(change);
    setOpen(true);
  };

  async function confirm() {
    try {
      const changed = await shopApi.call(CHANGES[asked], { params: { id: user.id } });
      showToast({ kind: 'success', text: words.done(user.name) });
      // Whatever was done to one's own account has ended this session.
      if (isOwn) return await signOut();
      onChange(changed);
    } catch (error) {
      onRefusal();
      throw error;
    }
  }

  return (
    <>
      <h2>Access</h2>
      <ul className="mt-3 grid">
        <Offer state={nameRole(user.role)} explanation={sayDuties(user.role)}>
          {may('owner') && (
            <div className="flex flex-wrap gap-2.5">
              <Button kind="quiet" size="s" onClick={() => setRoleOpen(true)}>
                Change role
              </Button>
              {user.role !== null && <EndAccess {...{ user, isOwn, onChange, onRefusal }} />}
            </div>
          )}
        </Offer>
        {listOffers(user).map(({ change, state, explanation, isPossible }) => (
          <Offer key={change} state={state} explanation={explanation}>
            {canChange && (
              <Button
                kind={USER_CHANGE_WORDS[change].isGrave ? 'danger' : 'quiet'}
                size="s"
                disabled={!isPossible}
                onClick={() => ask(change)}
              >
                {USER_CHANGE_WORDS[change].button}
              </Button>
            )}
          </Offer>
        ))}
      </ul>
      <RoleDialog
        key={user.role}
        user={user}
        isOwn={isOwn}
        isOpen={isRoleOpen}
        onClose={() => setRoleOpen(false)}
        onChange={onChange}
        onRefusal={onRefusal}
      />
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

type OfferProps = { readonly state: string; readonly explanation: string; readonly children: ReactNode };

function Offer({ state, explanation, children }: OfferProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 border-b border-crust py-3 text-label last:border-b-0 last:pb-0">
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{state}</span>
        {explanation && <span className="block text-small text-cocoa-2">{explanation}</span>}
      </p>
      {children}
    </li>
  );
}
