import { useSearchParams } from 'react-router';
import { Note } from '../../../ui/note.tsx';

/** What came of the link in the confirmation mail, which leads here. */
export function EmailNotice({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const [parameters] = useSearchParams();
  const outcome = parameters.get('email');
  if (outcome === 'confirmed' && isConfirmed) {
    return (
      <Note tone="good" role="status">
        Thank you, your e-mail address is confirmed.
      </Note>
    );
  }
  if (outcome !== 'link_expired') return null;
  return isConfirmed ? (
    <Note tone="tip" role="status">
      That link was used already. Your e-mail address is confirmed.
    </Note>
  ) : (
    <Note tone="warning" role="status">
      That link is too old or was used already. Send yourself a new one below.
    </Note>
  );
}
