import { acceptInvitationEndpoint, type ShownInvitation } from '../../../../contract/invitations.ts';
import { isAdministratorRole } from '../../../../domain/users/roles.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { SecondFactors } from '../account/security/second-factors.tsx';
import { useAuth } from '../auth-context.tsx';
import { ProofOutlet } from '../second-step/proof-outlet.tsx';

type AcceptInvitationProps = {
  readonly invitation: ShownInvitation;
  readonly invitationKey: string;
  /** Of whoever is signed in. */
  readonly name: string;
};

/** With the account that is signed in; from manager up only once it has a second factor. */
export function AcceptInvitation({ invitation, invitationKey, name }: AcceptInvitationProps) {
  const { signOut, logoutLoading } = useAuth();
  const accept = <AcceptForm invitationKey={invitationKey} />;
  return (
    <div className="grid gap-5">
      <p>
        You’re signed in as <strong className="wrap-anywhere">{name}</strong>.{' '}
        <button type="button" className="link" disabled={logoutLoading} onClick={signOut}>
          Use another account
        </button>
      </p>
      {invitation.needsSecondFactor ? (
        <SecondFactors whenProtected={accept}>
          <Note tone="tip">
            One step first: this role needs two-step sign-in. Set up an authenticator app or a passkey, then
            accept.
          </Note>
        </SecondFactors>
      ) : (
        accept
      )}
      <ProofOutlet />
    </div>
  );
}

function AcceptForm({ invitationKey }: { readonly invitationKey: string }) {
  const form = useForm({
    words: {},
    send: async () => {
      const { role } = await shopApi.call(acceptInvitationEndpoint, { body: { key: invitationKey } });
      // Where staff work is a document of its own, and its token knows the new role.
      window.location.replace(isAdministratorRole(role) ? '/admin' : '/staff');
    },
  });
  return (
    <form {...form.props} aria-label="Accept the invitation" className="grid gap-4">
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      <Button type="submit" kind="main" size="l" aria-disabled={form.isSending} className="w-full">
        {form.isSending ? 'Accepting…' : 'Accept invitation'}
      </Button>
    </form>
  );
}
