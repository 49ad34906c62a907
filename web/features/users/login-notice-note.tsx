import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/browser/use-hydrated.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { findLoginNotice, type LoginNotice } from './login-notice.ts';
import { hasStoredOrigin } from './login-origin.ts';

const NOTES: Readonly<
  Record<LoginNotice, { readonly tone: 'tip' | 'good' | 'warning'; readonly text: string }>
> = {
  'session-ended': {
    tone: 'tip',
    text: 'Your session has ended, so we signed you out to keep your account safe. Your cart is still as you left it.',
  },
  'password-changed': { tone: 'good', text: 'Your password is changed. Sign in with the new one.' },
  'google-failed': {
    tone: 'warning',
    text: 'Signing in with Google did not work. Try again, or use your e-mail and password.',
  },
};

/** Only this browser knows why somebody was sent here, so the server's HTML has no note. */
export function LoginNoticeNote() {
  const isKnown = useHydrated();
  const { state: locationState, search } = useLocation();
  if (!isKnown) return null;
  const notice = findLoginNotice({ locationState, search, hasStoredOrigin: hasStoredOrigin(window) });
  if (notice === null) return null;
  const { tone, text } = NOTES[notice];
  return (
    <Note tone={tone} role="status">
      {text}
    </Note>
  );
}
