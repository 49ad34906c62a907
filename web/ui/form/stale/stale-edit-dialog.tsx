import { Button } from '../../buttons/button.tsx';
import { Badge } from '../../feedback/badge.tsx';
import { Modal } from '../../overlays/modal.tsx';
import type { EditedForm } from '../use-edited-form.ts';
import { compareFacts, type Fact, type FactChange, listOwnChanges } from './compare-facts.ts';

export type StaleEditWords<Values> = {
  /** "the usual week" */
  readonly subject: string;
  /** Every part of it in words. */
  readonly listFacts: (values: Values) => readonly Fact[];
};

type StaleEditDialogProps<Values> = StaleEditWords<Values> & { readonly form: EditedForm<Values> };

/** Two people edited the same at the same time: says what is different by now, and loses neither's work unasked. */
export function StaleEditDialog<Values>(props: StaleEditDialogProps<Values>) {
  const { form, subject } = props;
  const title = `Someone else changed ${subject}`;
  return (
    <Modal isOpen={form.newest !== null} onClose={form.goBack} label={title} placement="question">
      <Question {...props} title={title} />
    </Modal>
  );
}

type QuestionProps<Values> = StaleEditDialogProps<Values> & { readonly title: string };

function Question<Values>({ title, form, listFacts }: QuestionProps<Values>) {
  const { newest, saved, values } = form;
  if (!newest) return null;
  const before = listFacts(saved.values);
  const mine = listFacts(values);
  const changes = compareFacts({ before, now: listFacts(newest.values), mine });
  const touched = listOwnChanges(before, mine).join(', ');
  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">{title}</h2>
      <p className="text-cocoa-2">They saved it while you were editing. Your changes are still here.</p>
      <Changes changes={changes} />
      <p className="text-small text-cocoa-2">
        “Keep mine” saves your changes{touched !== '' && ` (${touched})`} and keeps everything else as it is
        now.
      </p>
      <div className="mt-1 grid gap-2.5 phone:grid-cols-2">
        <Button kind="main" onClick={form.keepMine}>
          Keep mine
        </Button>
        <Button kind="line" onClick={form.takeTheirs}>
          Use theirs
        </Button>
        <Button onClick={form.goBack} className="phone:col-span-2">
          Go back to the form
        </Button>
      </div>
    </div>
  );
}

function Changes({ changes }: { readonly changes: readonly FactChange[] }) {
  if (changes.length === 0) return <p>Only the order is different.</p>;
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
