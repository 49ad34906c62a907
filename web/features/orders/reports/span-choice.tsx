import CalendarIcon from 'lucide-react/icons/calendar-days';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { isLagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { checkReportSpan, type ReportSpan } from '../../../../domain/payments/report-span.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CHIP_CLASS, ToggleChip } from '../../../ui/buttons/toggle-chip.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import { useDraftedForm } from '../../../ui/form/drafts/use-drafted-form.ts';
import { readText } from '../../../ui/form/use-form.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { nameSpan } from '../../../ui/slots/span-words.ts';
import { listUsualSpans } from './report-span.ts';

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
  const form = useDraftedForm({
    draftName: 'report-dates-1',
    words: { from: { missing: 'Choose a date.' }, to: { missing: 'Choose a date.' } },
    check: (values) => {
      const checked = readSpan(values);
      return checked?.ok === false ? { to: checked.refusal.message } : {};
    },
    send: async (values) => {
      const checked = readSpan(values);
      if (checked?.ok) onChoose(checked.value);
    },
  });
  const chooseUsual = (usual: ReportSpan) => {
    form.forgetDraft();
    onChoose(usual);
  };
  return (
    <form {...form.props} aria-label={TITLE} className="grid gap-4 px-5 py-6 phone:p-8">
      <h2 className="text-fs-3">{TITLE}</h2>
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      <div className="flex flex-wrap gap-2">
        {listUsualSpans(readLagosDay(new Date())).map(({ words, span: usual }) => (
          <ToggleChip
            key={words}
            isOn={usual.from === span.from && usual.to === span.to}
            onClick={() => chooseUsual(usual)}
          >
            {words}
          </ToggleChip>
        ))}
      </div>
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField
          label="From"
          name="from"
          type="date"
          required
          defaultValue={span.from}
          problem={form.problems.from}
        />
        <TextField
          label="To"
          name="to"
          type="date"
          required
          defaultValue={span.to}
          problem={form.problems.to}
        />
      </div>
      <Button kind="main" type="submit" className="mt-1 phone:justify-self-end">
        Show report
      </Button>
    </form>
  );
}

/** Undefined while a date is missing. */
function readSpan(values: FormData) {
  const [from, to] = [readText(values, 'from'), readText(values, 'to')];
  return isLagosDay(from) && isLagosDay(to) ? checkReportSpan({ from, to }) : undefined;
}
