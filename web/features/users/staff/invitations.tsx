import { useRef, useState } from 'react';
import {
  type Invitation,
  listInvitationsEndpoint,
  type OpenInvitation,
  revokeInvitationEndpoint,
  showInvitationLinkEndpoint,
} from '../../../../contract/invitations.ts';
import { ROLE_NAMES } from '../../../../domain/users/roles.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ShareDialog } from '../../../ui/share/share-dialog.tsx';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { InviteDialog } from './invite-dialog.tsx';

const listInvitations = async (signal: AbortSignal) =>
  (await shopApi.call(listInvitationsEndpoint, { signal })).data;

type InvitationsProps = {
  /** Asked for at the top of the page. */
  readonly isInviting: boolean;
  readonly onClose: () => void;
};

/** Those that nobody has accepted yet; each link can be passed on again until then. */
export function Invitations({ isInviting, onClose }: InvitationsProps) {
  const invitations = useLoaded(listInvitations);
  const [shared, setShared] = useState<Invitation | null>(null);
  const [withdrawn, setWithdrawn] = useState<OpenInvitation | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { name: shopName } = useShopProfile();

  function show(invitation: Invitation) {
    invitations.reload();
    if (invitation.email === null) setShared(invitation);
    else showToast({ kind: 'success', text: `Invitation sent to ${invitation.email}` });
  }

  async function share({ id }: OpenInvitation) {
    try {
      setShared(await shopApi.call(showInvitationLinkEndpoint, { params: { id } }));
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    }
  }

  async function withdraw() {
    if (!withdrawn) return;
    await shopApi.call(revokeInvitationEndpoint, { params: { id: withdrawn.id } });
    showToast({ kind: 'success', text: 'Invitation withdrawn' });
    invitations.reload();
    headingRef.current?.focus();
  }

  return (
    <>
      <AccountSection
        id="invitations"
        title="Invitations"
        lead="Each link works once and expires after 7 days. The person signs in with their own account."
        headingRef={headingRef}
      >
        <LoadedContent
          loaded={invitations}
          waitingWords="Loading the invitations…"
          skeleton={<Skeleton className="h-16" />}
        >
          {(open) =>
            open.length === 0 ? (
              <p className="text-cocoa-2">No open invitations.</p>
            ) : (
              <ul aria-label="Open invitations" className="grid">
                {open.map((invitation) => (
                  <InvitationLine
                    key={invitation.id}
                    invitation={invitation}
                    onShare={() => void share(invitation)}
                    onWithdraw={() => setWithdrawn(invitation)}
                  />
                ))}
              </ul>
            )
          }
        </LoadedContent>
      </AccountSection>
      <InviteDialog isOpen={isInviting} onClose={onClose} onInvited={show} />
      <ShareDialog
        isOpen={shared !== null}
        onClose={() => setShared(null)}
        heading="Send the invitation"
        hint={shared ? `For one person, as ${ROLE_NAMES[shared.role]}. Don’t share it with anyone else.` : ''}
        title={`Join the team at ${shopName}`}
        writeLink={() => shared?.link ?? ''}
        writeMessage={(link) => `Join the team at ${shopName}. Open this link within 7 days: ${link}`}
        codeLabel="QR code of the invitation"
      />
      <ConfirmDialog
        isOpen={withdrawn !== null}
        onClose={() => setWithdrawn(null)}
        title="Withdraw this invitation?"
        button="Withdraw"
        buttonWhileBusy="Withdrawing…"
        onConfirm={withdraw}
      >
        <p>Its link stops working right away. You can invite the person again.</p>
      </ConfirmDialog>
    </>
  );
}

type InvitationLineProps = {
  readonly invitation: OpenInvitation;
  readonly onShare: () => void;
  readonly onWithdraw: () => void;
};

function InvitationLine({ invitation, onShare, onWithdraw }: InvitationLineProps) {
  const { role, email, invitedBy, expiresAt } = invitation;
  const name = `${ROLE_NAMES[role]}, ${email ?? 'by link'}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-crust py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          {ROLE_NAMES[role]} <span className="font-normal text-cocoa-2">· {email ?? 'by link'}</span>
        </p>
        <p className="text-small text-cocoa-2">
          By {invitedBy}, expires {formatMoment(expiresAt)}
        </p>
      </div>
      <div className="flex gap-2">
        <Button kind="quiet" size="s" aria-label={`Share link: ${name}`} onClick={onShare}>
          Share link
        </Button>
        <Button kind="danger" size="s" aria-label={`Withdraw: ${name}`} onClick={onWithdraw}>
          Withdraw
        </Button>
      </div>
    </li>
  );
}
