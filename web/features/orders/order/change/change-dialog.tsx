import { type ReactNode, type SubmitEvent, type SyntheticEvent, useState } from 'react';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { readRefusedPlacement } from '../../../../api/refused-placement.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import type { SavedDraft } from '../../../../ui/form/drafts/use-saved-draft.ts';
import { findProblemControl } from '../../../../ui/form/find-problem-control.ts';
import { isControl } from '../../../../ui/form/find-problems.ts';
import { forgetProblems } from '../../../../ui/form/form-state.ts';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';

type ChangeDialogFormProps = {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly buttonWhileBusy: string;
  readonly draft: Pick<SavedDraft<unknown>, 'isRestored' | 'clear'>;
  readonly onClose: () => void;
  /** Rejects with an Error whose message can be shown. */
  readonly onSend: () => Promise<void>;
  readonly children: (problems: FieldProblems) => ReactNode;
};

/** Stays open with what was typed until it is sent, or has said why not. */
export function ChangeDialogForm(props: ChangeDialogFormProps) {
  const { title, lead, button, buttonWhileBusy, draft, onClose, onSend, children } = props;
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    setProblems({});
    try {
      await onSend();
    } catch (error) {
      const refused = readRefusedPlacement(error);
      const found = refused.kind === 'fields' ? refused.problems : {};
      const control = findProblemControl(form, found);
      setProblems(found);
      // What is wrong at a field is said there alone.
      if (control) control.focus();
      else setFailure(describeError(error));
      setBusy(false);
    }
  };
  const forget = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && isControl(target)) {
      setProblems((before) => forgetProblems(before, target.name));
    }
  };
  return (
    <form
      noValidate
      aria-label={title}
      onSubmit={submit}
      onChange={forget}
      className="grid grid-cols-1 gap-4 p-6 phone:p-8"
    >
      <h2 className="text-fs-3">{title}</h2>
      <p className="text-cocoa-2">{lead}</p>
      {draft.isRestored && <RestoredNote onDiscard={draft.clear} />}
      {children(problems)}
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <DialogActions>
        {/* Beside an order “Cancel” could be the order itself. */}
        <Button onClick={onClose}>Close</Button>
        <Button kind="main" type="submit" aria-disabled={isBusy}>
          {isBusy && <Spinner />}
          {isBusy ? buttonWhileBusy : button}
        </Button>
      </DialogActions>
    </form>
  );
}
