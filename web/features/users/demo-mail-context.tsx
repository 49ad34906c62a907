import { Note } from '../../ui/feedback/note.tsx';
import { useSignInOptions } from './use-sign-in-options.ts';

/** In a demo, where the emails are that a page tells of; elsewhere nothing. */
export function DemoMailNote() {
  const { demoMail } = useSignInOptions();
  if (!demoMail) return null;
  return (
    <Note tone="tip">
      This demo doesn’t send real emails.{' '}
      <a href="/dev/mail" className="link">
        See the demo’s emails
      </a>
    </Note>
  );
}
