import TrashIcon from 'lucide-react/icons/trash';
import { QUOTE_LINES_MAX, QUOTE_WORDS_MAX_LENGTH } from '../../../../../contract/custom-order-admin.ts';
import { formatNaira } from '../../../../../domain/money.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { AddLineButton, LineMoves } from '../../../../ui/form/lines/line-buttons.tsx';
import { LineHolder } from '../../../../ui/form/lines/line-holder.tsx';
import { type LineHandle, useLines } from '../../../../ui/form/lines/use-lines.ts';
import { Problem } from '../../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { addLine, changeLines, type QuoteLineValues, type QuoteValues, sumLines } from './quote-values.ts';

/** What the price is made of, as the customer reads it. */
export function QuoteLines({ form }: { readonly form: EditedForm<QuoteValues> }) {
  const { values, problems } = form;
  const followed = letDepositFollow(form);
  const lines = useLines(followed, 'lines', ({ words }, index) => words.trim() || `line ${index + 1}`);
  return (
    <LineHolder lines={lines}>
      {values.lines.map((line, index) => (
        <QuoteLine key={line.key} handle={lines.hold(line, index)} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AddLineButton
          name="lines"
          isFull={values.lines.length >= QUOTE_LINES_MAX}
          onAdd={() => lines.add(addLine())}
        >
          Add line
        </AddLineButton>
        <p className="figures">
          Total{' '}
          <strong className="ml-1 font-display text-fs-3 font-semibold">
            {formatNaira(sumLines(values.lines))}
          </strong>
        </p>
      </div>
      <Problem>{problems.lines}</Problem>
    </LineHolder>
  );
}

/** A deposit that is a share of the total changes with the lines. */
function letDepositFollow(form: EditedForm<QuoteValues>): EditedForm<QuoteValues> {
  type Edit = Parameters<typeof form.change>[0];
  const follow = (edit: Edit) => (before: QuoteValues) => {
    const after = typeof edit === 'function' ? edit(before) : edit;
    return after.lines ? changeLines(before, after.lines) : after;
  };
  return {
    ...form,
    change: (edit) => form.change(follow(edit)),
    reshape: (edit, list) => form.reshape(follow(edit), list),
  };
}

function QuoteLine({ handle }: { readonly handle: LineHandle<QuoteLineValues> }) {
  const { key, index, field } = handle;
  return (
    <fieldset className="grid items-start gap-x-2 gap-y-3 rounded-card max-phone:border max-phone:border-crust-2 max-phone:bg-cream max-phone:grid-cols-[minmax(0,1fr)_auto] max-phone:p-3 max-phone:*:[div]:first-of-type:col-span-full phone:grid-cols-[minmax(0,1fr)_--spacing(36)_auto] phone:not-first:[&_label]:visually-hidden">
      <legend className="visually-hidden">Line {index + 1}</legend>
      <TextField
        {...field('words')}
        label="Description"
        data-control={`first ${key}`}
        required
        maxLength={QUOTE_WORDS_MAX_LENGTH}
      />
      <TextField {...field('amount')} label="Naira" required inputMode="decimal" />
      <div className="flex h-13 items-center self-end">
        <LineMoves handle={handle} />
        <IconButton label={`Remove ${handle.name}`} onClick={handle.remove}>
          <TrashIcon />
        </IconButton>
      </div>
    </fieldset>
  );
}
