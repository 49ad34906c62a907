import type { FieldProblems } from '../../../domain/refusal.ts';
import { Button } from '../buttons/button.tsx';
import { Note } from '../feedback/note.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { RestoredNote } from './drafts/restored-note.tsx';
import { useEditedForm } from './use-edited-form.ts';

const NO_NOTE = { values: { text: '' }, version: '' };

type NoteFormProps = {
  /** Of the device's draft: what was typed stays until it is sent. */
  readonly draftName: string;
  readonly maxLength: number;
  readonly hint?: string;
  readonly onSend: (text: string) => Promise<void>;
};

/** A few words among staff, one note after the other. */
export function NoteForm({ draftName, maxLength, hint, onSend }: NoteFormProps) {
  const form = useEditedForm({
    saved: () => NO_NOTE,
    draftName,
    findProblems: findNoteProblems,
    async send({ text }) {
      await onSend(text.trim());
      return NO_NOTE;
    },
  });
  return (
    <form {...form.props} aria-label="Add a note" className="grid gap-2.5">
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      <TextArea
        {...form.field('text')}
        label="Add a note"
        hint={hint}
        required
        rows={2}
        maxLength={maxLength}
      />
      <Button
        kind="quiet"
        size="s"
        type="submit"
        aria-disabled={form.isSending}
        className="justify-self-start"
      >
        {form.isSending ? 'Adding…' : 'Add note'}
      </Button>
    </form>
  );
}

/** The field bounds the length. */
function findNoteProblems({ text }: { readonly text: string }): FieldProblems {
  return text.trim() === '' ? { text: 'Enter a note.' } : {};
}
