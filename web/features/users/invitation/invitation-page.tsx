import { useCallback } from 'react';
import { readInvitationEndpoint, type ShownInvitation } from '../../../../contract/invitations.ts';
import { INVITED_TO } from '../../../../domain/users/invitation-words.ts';
import { ROLE_DUTIES } from '../../../../domain/users/role-duties.ts';
import { ApiError } from '../../../api/api-error.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { useAuth } from '../auth-context.tsx';
import { DeadLink } from '../dead-link.tsx';
import { useLinkToken } from '../use-link-token.ts';
import { AcceptInvitation } from './accept-invitation.tsx';

export const meta = titlePage('Invitation');

const HOME = { to: '/', label: 'Go to the shop' };

/** Where the link of an invitation leads: what it is, then the account to accept it with. */
export default function InvitationPage() {
  const key = useLinkToken();
  if (key === undefined) return <InvitationSkeleton />;
  if (key === null) {
    return (
      <DeadLink wayOn={HOME}>
        This link is incomplete. Open it again from the email or message you received.
      </DeadLink>
    );
  }
  return <OpenInvitation invitationKey={key} />;
}

type Found = { readonly invitation: ShownInvitation } | { readonly ended: string };

function OpenInvitation({ invitationKey: key }: { readonly invitationKey: string }) {
  const readInvitation = useCallback(
    async (signal: AbortSignal): Promise<Found> => {
      try {
        return { invitation: await shopApi.call(readInvitationEndpoint, { body: { key }, signal }) };
      } catch (error) {
        if (error instanceof ApiError && error.code === 'invitation_ended') return { ended: error.message };
        throw error;
      }
    },
    [key],
  );
  const found = useLoaded(readInvitation);
  return (
    <LoadedContent
      loaded={found}
      waitingWords="Opening the invitation…"
      skeleton={<Skeleton className="h-40" />}
    >
      {(known) =>
        'ended' in known ? (
          <DeadLink wayOn={HOME}>{known.ended}</DeadLink>
        ) : (
          <Welcome invitation={known.invitation} invitationKey={key} />
        )
      }
    </LoadedContent>
  );
}

type WelcomeProps = { readonly invitation: ShownInvitation; readonly invitationKey: string };

function Welcome({ invitation, invitationKey }: WelcomeProps) {
  const { role, invitedBy, expiresAt } = invitation;
  const { name: shopName } = useShopProfile();
  const { currentUser, authLoading } = useAuth();
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h1 className="text-access">Join the team at {shopName}</h1>
        <p className="text-cocoa-2">
          {invitedBy} has invited you to <strong className="text-cocoa">{INVITED_TO[role]}</strong>.{' '}
          {ROLE_DUTIES[role]}
        </p>
      </div>
      {authLoading ? (
        <Skeleton className="h-14" />
      ) : currentUser ? (
        <AcceptInvitation
          invitation={invitation}
          invitationKey={invitationKey}
          name={currentUser.displayName ?? currentUser.email}
        />
      ) : (
        <ChooseAccount invitation={invitation} invitationKey={invitationKey} />
      )}
      <p className="border-t border-crust-2 pt-3 text-center text-cocoa-2">
        This invitation expires on {formatDay(expiresAt)}.
      </p>
    </div>
  );
}

/** The key goes along as the place to come back to, in this browser alone. */
function ChooseAccount({ invitation: { email, provesEmail }, invitationKey }: WelcomeProps) {
  const state = { origin: `/invitation#token=${invitationKey}`, ...(email !== null && { email }) };
  return (
    <div className="grid gap-3">
      <ButtonLink to="/register" state={state} kind="main" size="l" className="w-full">
        Create an account
      </ButtonLink>
      <ButtonLink to="/login" state={state} kind="line" size="l" className="w-full">
        I have an account
      </ButtonLink>
      <p className="text-small text-cocoa-2">
        {provesEmail
          ? `Create your account with ${email} to accept right away. If you use another address, you’ll confirm it by email first.`
          : 'After you’ve confirmed your email address, you’ll come back here to accept. On another phone or computer, open the invitation link again.'}
      </p>
    </div>
  );
}

function InvitationSkeleton() {
  return (
    <div className="grid gap-5">
      <h1 className="text-access">Your invitation</h1>
      <div role="status">
        <span className="visually-hidden">Opening the invitation…</span>
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}
