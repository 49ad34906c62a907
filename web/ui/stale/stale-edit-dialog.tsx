import { Button } from '../buttons/button.tsx';
import { Badge } from '../feedback/badge.tsx';
import type { EditedForm, Saved } from '../form/use-edited-form.ts';
import { Modal } from '../overlays/modal.tsx';
import { compareFacts, type Fact, type FactChange } from './compare-facts.ts';

type StaleEditDialogProps<Values> = {
  /** "Somebody else changed the usual week" */
  readonly title: string;
  readonly form: Pick<EditedForm<Values>, 'values' | 'saved' | 'save' | 'adopt'>;
  /** What somebody else has saved since this person began; null while nobody was quicker. */
  readonly newest: Saved<Values> | null;
  readonly listFacts: (values: Values) => readonly Fact[];
  readonly send: (values: Values, version: string) => Promise<Saved<Values>>;
  readonly onClose: () => void;
};

/** Two people planned at the same time: says what is different by now, and loses neither's work unasked. */
export function StaleEditDialog<Values>(props: StaleEditDialogProps<Values>) {
  const { title, newest, onClose } = props;
  return (
    <Modal isOpen={newest !== null} onClose={onClose} label={title} placement="question">
      {newest && <Question {...props} newest={newest} />}
    </Modal>
  );
}

type QuestionProps<Values> = StaleEditDialogProps<Values> & { readonly newest: Saved<Values> };

function Question<Values>({ title, form, newest, listFacts, send, onClose }: QuestionProps<Values>) {
  const changes = compareFacts({
    before: listFacts(form.saved.values),
    now: listFacts(newest.values),
    mine: listFacts(form.values),
  });
  const takeTheirs = () => {
    form.adopt(newest, newest.values);
    onClose();
  };
  const keepMine = () => {
    form.adopt(newest, form.values);
    void form.save((values) => send(values, newest.version));
    onClose();
  };
  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">{title}</h2>
      <p className="text-cocoa-2">It was saved while you were at it. What you typed is still here.</p>
      <Changes changes={changes} />
      <p className="text-small text-cocoa-2">
        “Save mine” makes everything as you typed it, and “Take theirs” as it is now.
      </p>
      <div className="mt-1 grid gap-2.5 phone:grid-cols-2">
        <Button kind="main" onClick={keepMine}>
          Save mine
        </Button>
        <Button kind="line" onClick={takeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onClose} className="phone:col-span-2">
          Go back to the form
        </Button>
      </div>
    </div>
  );
}

function Changes({ changes }: { readonly changes: readonly FactChange[] }) {
  if (changes.length === 0) return <p>Only the order of the lines is another one.</p>;
  return (
    <dl className="grid max-h-72 gap-3 overflow-y-auto rounded-card bg-cream p-4 text-label">
      {changes.map(({ key, name, now, mine }) => (
        <div key={key}>
          <dt className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            {mine !== undefined && <Badge tone="warning">You changed this too</Badge>}
          </dt>
          <dd className="wrap-anywhere text-cocoa-2">Now: {now ?? 'removed'}</dd>
          {mine !== undefined && <dd className="wrap-anywhere text-cocoa-2">Yours: {mine ?? 'removed'}</dd>}
        </div>
      ))}
    </dl>
  );
}
