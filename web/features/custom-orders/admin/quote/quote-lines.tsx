import TrashIcon from 'lucide-react/icons/trash';
import { QUOTE_LINES_MAX, QUOTE_WORDS_MAX_LENGTH } from '../../../../../contract/custom-order-admin.ts';
import { formatNaira } from '../../../../../domain/money.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
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
  const { values, problems, change, reshape } = form;
  const lines = useLines({
    lines: values.lines,
    keyOf: ({ key }) => key,
    nameOf: ({ words }, index) => (words.trim() === '' ? `line ${index + 1}` : words.trim()),
    change: (edit) => change(changeLines(values, edit(values.lines))),
    reshape: (edit) => reshape(changeLines(values, edit(values.lines)), 'lines'),
  });
  return (
    <LineHolder lines={lines}>
      {values.lines.map((line, index) => (
        <QuoteLine key={line.key} line={line} handle={lines.hold(line, index)} problems={problems} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AddLineButton
          name="lines"
          isFull={values.lines.length >= QUOTE_LINES_MAX}
          onAdd={() => lines.add(addLine())}
        >
          Add a line
        </AddLineButton>
        <p className="figures">
          Total{' '}
          <strong className="font-display text-fs-3 font-semibold">
            {formatNaira(sumLines(values.lines))}
          </strong>
        </p>
      </div>
      <Problem>{problems.lines}</Problem>
    </LineHolder>
  );
}

type QuoteLineProps = {
  readonly line: QuoteLineValues;
  readonly handle: LineHandle<QuoteLineValues>;
  readonly problems: FieldProblems;
};

function QuoteLine({ line, handle, problems }: QuoteLineProps) {
  const { index, edit } = handle;
  const path = `lines.${index}`;
  return (
    <fieldset className="grid items-start gap-x-2 gap-y-3 rounded-card max-phone:border max-phone:border-crust-2 max-phone:bg-cream max-phone:grid-cols-[minmax(0,1fr)_auto] max-phone:p-3 max-phone:*:[div]:first-of-type:col-span-full phone:grid-cols-[minmax(0,1fr)_--spacing(36)_auto] phone:not-first:[&_label]:visually-hidden">
      <legend className="visually-hidden">Line {index + 1}</legend>
      <TextField
        label="For what"
        name={`${path}.words`}
        data-control={`first ${line.key}`}
        required
        maxLength={QUOTE_WORDS_MAX_LENGTH}
        autoComplete="off"
        value={line.words}
        problem={problems[`${path}.words`]}
        onChange={({ target }) => edit({ words: target.value })}
      />
      <TextField
        label="Naira"
        name={`${path}.amount`}
        required
        inputMode="decimal"
        autoComplete="off"
        value={line.amount}
        problem={problems[`${path}.amount`]}
        onChange={({ target }) => edit({ amount: target.value })}
      />
      <div className="flex h-13 items-center self-end">
        <LineMoves handle={handle} />
        <IconButton label={`Remove ${handle.name}`} onClick={handle.remove}>
          <TrashIcon />
        </IconButton>
      </div>
    </fieldset>
  );
}
