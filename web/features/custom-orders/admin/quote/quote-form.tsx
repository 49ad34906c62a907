import { type SyntheticEvent, useState } from 'react';
import {
  type AdminCustomOrderDetails,
  QUOTE_NOTE_MAX_LENGTH,
} from '../../../../../contract/custom-order-admin.ts';
import { KITCHEN_POINTS_EXAMPLES } from '../../../../../domain/catalogue/kitchen-points.ts';
import { readLagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../../domain/money.ts';
import { findGreetingName } from '../../../../../domain/users/greeting-name.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { LeaveDialog } from '../../../../ui/form/drafts/leave-dialog.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import { useLeaveWarning } from '../../../../ui/form/drafts/use-leave-warning.ts';
import { readNaira, readWholeNumber } from '../../../../ui/form/read-typed.ts';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { focusConversation } from '../../custom-order/conversation/conversation.tsx';
import { QuoteSheet } from '../../custom-order/quote/quote-sheet.tsx';
import { DayField } from './day-field.tsx';
import { DepositField } from './deposit-field.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { findQuoteProblems, type QuoteValues, readLagosMoment, sumLines } from './quote-values.ts';
import { useQuoteForm } from './use-quote-form.ts';

type QuoteFormProps = {
  readonly customOrder: AdminCustomOrderDetails;
  readonly onQuoted: (customOrder: AdminCustomOrderDetails) => void;
  /** What is shown may be older than a refusal. */
  readonly onNews: () => void;
  /** Left out where there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
};

/** Composes a quote; the customer sees it only once it was looked at as they will see it. */
export function QuoteForm({ customOrder, onQuoted, onNews, onCancel }: QuoteFormProps) {
  const { wantedDay, now } = customOrder;
  const [isPreviewed, setPreviewed] = useState(false);
  const { form, hasNews } = useQuoteForm({
    customOrder,
    onNews,
    onQuoted: (quoted) => {
      allowLeaving();
      onQuoted(quoted);
    },
  });
  const { values, problems, field, isSending, failure } = form;
  const { blocker, allowLeaving } = useLeaveWarning(form.isDirty && !isSending);

  const preview = (event: SyntheticEvent) => {
    event.preventDefault();
    if (Object.keys(findQuoteProblems(values)).length > 0) void form.save();
    else setPreviewed(true);
  };
  return (
    <>
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      {hasNews && (
        <Note tone="warning" role="status">
          <p>{customOrder.customerName} sent a message since you started. Read it before you send this.</p>
          <Button kind="paper" size="s" onClick={focusConversation} className="mt-2.5">
            Go to the conversation
          </Button>
        </Note>
      )}
      <form {...form.props} onSubmit={preview} aria-label="Quote" className="grid gap-6">
        <QuoteLines form={form} />
        <DepositField
          values={values}
          problem={problems.deposit}
          onChange={(deposit, depositShare) => form.reshape({ deposit, depositShare }, 'deposit')}
        />
        <div className="grid items-start gap-4 phone:grid-cols-2">
          <TextField
            {...field('workUnits')}
            required
            label="Kitchen points"
            inputMode="numeric"
            hint={
              customOrder.isDesigned
                ? `The design takes ${customOrder.suggestion.workUnits}.`
                : KITCHEN_POINTS_EXAMPLES
            }
          />
          <TextField {...field('leadTimeHours')} required label="Lead time in hours" inputMode="numeric" />
        </div>
        <DayField
          day={values.day}
          wantedDay={wantedDay}
          today={readLagosDay(new Date(now))}
          workUnits={readWholeNumber(values.workUnits) || 0}
          problem={problems.day}
          onChoose={(day) => form.reshape({ day }, 'day')}
        />
        <TextField
          {...field('validUntil')}
          required
          label="Valid until"
          type="datetime-local"
          hint="Choose a time before the cake’s day. The day isn’t reserved until the customer accepts."
        />
        <TextArea
          {...field('note')}
          label="Note to the customer"
          rows={3}
          maxLength={QUOTE_NOTE_MAX_LENGTH}
        />
        {failure !== null && (
          <Note tone="problem" role="alert">
            {failure}
          </Note>
        )}
        <div className="sticky bottom-(--bar-height) z-10 -mx-4 -mb-5 flex flex-wrap justify-end gap-3 rounded-b-picture border-t border-crust bg-paper px-4 py-3 max-phone:*:w-full phone:-mx-6 phone:-mb-6 phone:px-6 phone:py-4">
          {onCancel && <Button onClick={onCancel}>Not now</Button>}
          <Button type="submit" kind="main" aria-disabled={isSending}>
            {isSending && <Spinner />}
            {isSending ? 'Sending…' : 'Preview and send'}
          </Button>
        </div>
      </form>
      <QuotePreview
        values={values}
        isOpen={isPreviewed}
        customerName={customOrder.customerName}
        onClose={() => setPreviewed(false)}
        onSend={() => {
          setPreviewed(false);
          void form.save();
        }}
      />
      <LeaveDialog
        blocker={blocker}
        onLeave={() => {
          allowLeaving();
          form.forgetDraft();
        }}
      >
        The quote hasn’t been sent yet.
      </LeaveDialog>
    </>
  );
}

type QuotePreviewProps = {
  /** Found to be right whenever it is open. */
  readonly values: QuoteValues;
  readonly isOpen: boolean;
  readonly customerName: string;
  readonly onClose: () => void;
  readonly onSend: () => void;
};

const TITLE = 'How the customer will see it';

/** The browser would begin at the first button, below all there is to look at. */
const beginHere = (heading: HTMLElement | null) => heading?.setAttribute('autofocus', '');

function QuotePreview({ values, isOpen, customerName, onClose, onSend }: QuotePreviewProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={TITLE} placement="question">
      <div className="grid gap-4 p-6 phone:p-8">
        <h2 ref={beginHere} tabIndex={-1} className="text-fs-3">
          {TITLE}
        </h2>
        {isOpen && (
          <QuoteSheet quote={toQuote(values)}>
            <p className="text-label">Valid until {formatMoment(readLagosMoment(values.validUntil))}</p>
          </QuoteSheet>
        )}
        <DialogActions>
          <Button onClick={onClose}>Back to editing</Button>
          <Button kind="main" onClick={onSend}>
            Send to {findGreetingName(customerName)}
          </Button>
        </DialogActions>
      </div>
    </Modal>
  );
}

function toQuote({ lines, deposit, day, note }: QuoteValues) {
  return {
    lines: lines.map(({ words, amount }) => ({ words, amount: readNaira(amount) })),
    total: convertKoboToNaira(sumLines(lines)),
    deposit: readNaira(deposit),
    day,
    note,
  };
}
