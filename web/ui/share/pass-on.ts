import { showToast } from '../feedback/toast.ts';

export type SharedLink = { readonly title: string; readonly url: string };

/** Whether the phone has a way of its own to share. */
export function canShare(): boolean {
  return 'share' in navigator;
}

export function shareByPhone(link: SharedLink): Promise<void> {
  return reportTrouble(() => navigator.share(link));
}

export function copyLink(url: string): Promise<void> {
  return reportTrouble(async () => {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: 'Link copied' });
  });
}

async function reportTrouble(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    // Whoever closes the phone's sheet has changed their mind, and needs no message.
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) showToast({ kind: 'error', text: 'We couldn’t copy the link. Copy it manually.' });
  }
}
