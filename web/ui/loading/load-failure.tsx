import RefreshIcon from 'lucide-react/icons/rotate-cw';
import { Button } from '../buttons/button.tsx';
import { Note } from '../feedback/note.tsx';

type LoadFailureProps = { readonly message: string; readonly onRetry: () => void };

/** In place of what could not be loaded. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <Note tone="problem" role="alert">
      <p>{message}</p>
      <Button kind="paper" size="s" onClick={onRetry} className="mt-3">
        <RefreshIcon />
        Try again
      </Button>
    </Note>
  );
}
