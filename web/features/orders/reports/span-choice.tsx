import CalendarIcon from 'lucide-react/icons/calendar-days';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { type FormEvent, useState } from 'react';
import { isLagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { checkReportSpan, type ReportSpan } from '../../../../domain/payments/report-span.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CHIP_CLASS, ToggleChip } from '../../../ui/buttons/toggle-chip.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { listUsualSpans, nameSpan } from './report-span.ts';

type SpanChoiceProps = { readonly span: ReportSpan; readonly onChoose: (span: ReportSpan) => void };

const TITLE = 'Choose dates';

export function SpanChoice({ span, onChoose }: SpanChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (chosen: ReportSpan) => {
    close();
    onChoose(chosen);
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={CHIP_CLASS}>
        <CalendarIcon />
        {nameSpan(span)}
        <ChevronDownIcon className="size-4" />
      </button>
      <Modal isOpen={isOpen} onClose={close} label={TITLE} placement="question">
        <SpanForm span={span} onChoose={choose} />
      </Modal>
    </>
  );
}

function SpanForm({ span, onChoose }: SpanChoiceProps) {
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const typed = { from: String(values.get('from')), to: String(values.get('to')) };
    if (!isLagosDay(typed.from) || !isLagosDay(typed.to)) return setProblem('Choose both dates.');
    const checked = checkReportSpan(typed);
    if (checked.ok) onChoose(checked.value);
    else setProblem(checked.refusal.message);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 px-5 py-6 phone:p-8">
      <h2 className="text-fs-3">{TITLE}</h2>
      <div className="flex flex-wrap gap-2">
        {listUsualSpans(readLagosDay(new Date())).map(({ words, span: usual }) => (
          <ToggleChip
            key={words}
            isOn={usual.from === span.from && usual.to === span.to}
            onClick={() => onChoose(usual)}
          >
            {words}
          </ToggleChip>
        ))}
      </div>
      <div className="grid gap-4 phone:grid-cols-2">
        <TextField label="From" name="from" type="date" required defaultValue={span.from} />
        <TextField label="To" name="to" type="date" required defaultValue={span.to} problem={problem} />
      </div>
      <Button kind="main" type="submit" className="mt-1 phone:justify-self-end">
        Show report
      </Button>
    </form>
  );
}
