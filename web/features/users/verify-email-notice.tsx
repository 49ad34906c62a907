import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/direction.tsx';
import { MailIcon } from '../../ui/icons/shop.tsx';
import { showToast } from '../../ui/toast.ts';
import { hasJustArrived } from './arrival.ts';
import { useAuth } from './auth-context.tsx';

/** On the page somebody reaches by signing in, as long as their address is not confirmed. It asks, and stands in nobody's way. */
export function VerifyEmailNotice() {
  const { currentUser } = useAuth();
  const { key, state } = useLocation();
  const [dismissedAt, setDismissedAt] = useState<string | null>(null);
  if (!currentUser || currentUser.isEmailVerified || !hasJustArrived(state) || dismissedAt === key)
    return null;
  return <VerifyEmailCard email={currentUser.email} onDismiss={() => setDismissedAt(key)} />;
}

type VerifyEmailCardProps = { readonly email: string; readonly onDismiss: () => void };

function VerifyEmailCard({ email, onDismiss }: VerifyEmailCardProps) {
  const { identity } = useAuth();
  const [isSending, setSending] = useState(false);

  const sendAgain = async () => {
    setSending(true);
    try {
      await identity.sendVerification(email);
      showToast({ kind: 'success', text: 'Confirmation email sent' });
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
    }
    setSending(false);
  };

  return (
    <section
      aria-label="Confirm your email address"
      className="no-print fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-dialog items-start gap-3 rounded-card border border-crust bg-paper p-4 pr-2 shadow-3"
    >
      <span className="scallop grid size-10 flex-none place-items-center bg-honey">
        <MailIcon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">Please confirm your email</p>
        <p className="text-small text-cocoa-2">
          The link is in your inbox at <span className="font-medium break-words text-cocoa">{email}</span>.
          You can order without it.
        </p>
        <Button kind="quiet" size="s" className="mt-3" onClick={sendAgain} disabled={isSending}>
          {isSending ? 'Sending…' : 'Send again'}
        </Button>
      </div>
      <IconButton label="Dismiss" onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </section>
  );
}
