import { Button } from '../../buttons/button.tsx';
import { Note } from '../../feedback/note.tsx';

/** Above a form that shows what was typed on an earlier visit. */
export function RestoredNote({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <div className="mb-4">
      <Note tone="tip" role="status">
        <p>We’ve restored your unsaved changes.</p>
        <Button kind="paper" size="s" onClick={onDiscard} className="mt-2.5">
          Discard
        </Button>
      </Note>
    </div>
  );
}
