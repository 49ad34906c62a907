import { ShareIcon } from '../../../ui/icons/actions.tsx';
import { showToast } from '../../../ui/toast.ts';

type ShareButtonProps = { readonly title: string; readonly className: string };

/** The phone's own way of sharing; elsewhere the address goes to the clipboard. */
export function ShareButton({ title, className }: ShareButtonProps) {
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await window.navigator.clipboard.writeText(url);
        showToast({ kind: 'success', text: 'Link copied' });
      }
    } catch (error) {
      // Whoever closes the phone's sheet has changed their mind, and needs no message.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed)
        showToast({ kind: 'error', text: 'The link could not be shared. Copy it from the address bar.' });
    }
  };
  return (
    <button type="button" onClick={() => void share()} className={className}>
      <ShareIcon />
      Share
    </button>
  );
}
