import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import type { DraftedForm } from '../../../ui/form/drafts/use-drafted-form.ts';
import type { Form } from '../../../ui/form/use-form.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';

type SectionFormProps = {
  readonly form: Form | DraftedForm;
  readonly label: string;
  readonly button: string;
  readonly buttonWhileSending: string;
  readonly kind?: ButtonLook['kind'];
  readonly children?: ReactNode;
  /** Beside the button. */
  readonly others?: ReactNode;
  /** There the way on stands last, as in every dialog. */
  readonly isInDialog?: boolean;
};

/** Fields, why they could not be saved, and the button that saves them; what was typed stays until it is. */
export function SectionForm(props: SectionFormProps) {
  const {
    form,
    label,
    button,
    buttonWhileSending,
    kind = 'dark',
    children,
    others,
    isInDialog = false,
  } = props;
  return (
    <form {...form.props} aria-label={label} className="grid gap-4">
      {'isRestored' in form && form.isRestored && <RestoredNote onDiscard={form.discard} />}
      {children}
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      <div
        className={joinClasses(
          'mt-1 flex gap-3',
          isInDialog ? 'flex-row-reverse flex-wrap max-phone:flex-col' : 'flex-wrap max-phone:*:flex-1',
        )}
      >
        <Button type="submit" kind={kind} aria-disabled={form.isSending}>
          {form.isSending && <Spinner />}
          {form.isSending ? buttonWhileSending : button}
        </Button>
        {others}
      </div>
    </form>
  );
}
