import { type SyntheticEvent, useState } from 'react';
import { readLagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import type { DraftKeeper } from '../../../../ui/form/drafts/stored-draft.ts';
import { useDraftKeeper } from '../../../../ui/form/drafts/use-draft-keeper.ts';
import { isControl } from '../../../../ui/form/find-problems.ts';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import type { PostValues } from './post-values.ts';
import { readMoment, sayMoment, suggestMoment } from './publish-words.ts';

type ScheduleDialogProps = {
  readonly isOpen: boolean;
  /** Of the post it is about. */
  readonly draftName: string;
  readonly values: Pick<PostValues, 'publishedAt'>;
  readonly onClose: () => void;
  readonly onSchedule: (at: Date) => void;
};

const TITLE = 'Schedule post';

type Moment = ReturnType<typeof suggestMoment>;

export function ScheduleDialog(props: ScheduleDialogProps) {
  const keeper = useDraftKeeper<Moment>(props.draftName);
  const close = () => {
    keeper.forget();
    props.onClose();
  };
  return (
    <Modal isOpen={props.isOpen} onClose={props.onClose} label={TITLE} placement="question">
      <MomentForm {...props} keeper={keeper} onClose={close} />
    </Modal>
  );
}

type MomentFormProps = ScheduleDialogProps & { readonly keeper: DraftKeeper<Moment> };

/** Mounted with every opening, so that it begins from how things stand. */
function MomentForm({ values, keeper, onClose, onSchedule }: MomentFormProps) {
  const [restored, setRestored] = useState(keeper.read);
  const [typed, setTyped] = useState(() => restored ?? suggestMoment(values, new Date()));
  const [problems, setProblems] = useState<FieldProblems>({});
  const now = new Date();
  const read = readMoment(typed, now);

  function plan(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (read.ok) {
      onSchedule(read.moment);
      onClose();
      return;
    }
    setProblems(read.problems);
    const controls = [...event.currentTarget.elements].filter(isControl);
    controls.find(({ name }) => name in read.problems)?.focus();
  }
  const type = (part: Partial<typeof typed>) => {
    const changed = { ...typed, ...part };
    keeper.keep(changed);
    setTyped(changed);
    setProblems({});
  };
  const discard = () => {
    keeper.forget();
    setRestored(null);
    setTyped(suggestMoment(values, new Date()));
  };

  return (
    <form noValidate onSubmit={plan} className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">{TITLE}</h2>
      {restored && <RestoredNote onDiscard={discard} />}
      <div className="grid items-start gap-4 *:min-w-0 phone:grid-cols-2">
        <TextField
          label="Day"
          name="day"
          type="date"
          required
          min={readLagosDay(now)}
          value={typed.day}
          problem={problems.day}
          onChange={({ target }) => type({ day: target.value })}
        />
        <TextField
          label="Time"
          name="time"
          type="time"
          required
          value={typed.time}
          problem={problems.time}
          onChange={({ target }) => type({ time: target.value })}
        />
      </div>
      <p role="status" className="text-small text-cocoa-2">
        {read.ok
          ? `Lagos time: ${sayMoment(read.moment, now)}. It’s published automatically.`
          : 'Lagos time.'}
      </p>
      <div className="mt-2 flex flex-wrap justify-end gap-3 max-phone:flex-col-reverse">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="main">
          Schedule
        </Button>
      </div>
    </form>
  );
}
