import XIcon from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import type { DraftedForm } from '../../../ui/form/drafts/use-drafted-form.ts';
import { UnbrokenText } from '../../../ui/formats/unbroken-text.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

type DeskDialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Mounted with every opening, so that each has a key of its own and begins from what is due now. */
  readonly children: ReactNode;
};

export function DeskDialog({ title, isOpen, onClose, children }: DeskDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={title} placement="question">
      {children}
    </Modal>
  );
}

type DeskFormProps = {
  readonly title: string;
  /** What it is about: a sentence, or the order with what is due. */
  readonly lead: ReactNode;
  readonly form: DraftedForm;
  readonly button: string;
  readonly buttonWhileBusy: string;
  /** Where “Cancel” could be taken for the act itself. */
  readonly keepButton?: string;
  /** In place of the buttons, where something else is more likely meant. */
  readonly insteadOfButtons?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** What is sent is taken once, and the dialog stays until it is or has said why not. Its button is always in reach of a thumb. */
export function DeskForm(props: DeskFormProps) {
  const { title, lead, form, button, buttonWhileBusy, insteadOfButtons, onClose, children } = props;
  const { keepButton = 'Cancel' } = props;
  return (
    <form
      {...form.props}
      aria-label={title}
      className="grid grid-cols-1 gap-3.5 px-5 pt-5 phone:gap-4 phone:px-7 phone:pt-7 [&_:is(input,textarea)]:scroll-mb-48"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-fs-3 wrap-anywhere">{title}</h2>
        <Button size="s" onClick={onClose} aria-label="Close" className="-mt-2 -mr-2 size-11 flex-none px-0">
          <XIcon className="size-5" />
        </Button>
      </div>
      {typeof lead === 'string' ? (
        <p className="text-cocoa-2">
          <UnbrokenText>{lead}</UnbrokenText>
        </p>
      ) : (
        lead
      )}
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      {children}
      {/* On a phone both share one line, so that what is typed above stays in sight. */}
      <div
        className={joinClasses(
          'question-bar -mx-5 mt-1 flex justify-end gap-x-2 gap-y-1 px-5 pt-2 pb-4 phone:-mx-7 phone:flex-wrap phone:px-7 phone:pb-7',
          insteadOfButtons !== undefined && 'max-phone:flex-col-reverse',
        )}
      >
        {insteadOfButtons === undefined && (
          <Button
            onClick={() => {
              form.forgetDraft();
              onClose();
            }}
          >
            {keepButton}
          </Button>
        )}
        {insteadOfButtons ?? (
          <Button
            kind="main"
            type="submit"
            aria-disabled={form.isSending}
            className="max-phone:min-w-0 max-phone:flex-1 max-phone:leading-tight max-phone:whitespace-normal!"
          >
            {form.isSending && <Spinner />}
            {form.isSending ? buttonWhileBusy : button}
          </Button>
        )}
      </div>
    </form>
  );
}
