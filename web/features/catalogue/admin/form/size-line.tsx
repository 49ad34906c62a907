import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TrashIcon } from '../../../../ui/icons/actions.tsx';
import { ArrowUpIcon } from '../../../../ui/icons/direction.tsx';
import { ArrowDownIcon } from '../../../../ui/icons/editing.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { SizeValues } from './form-values.ts';
import { describePrice } from './price-words.ts';

type SizeLineProps = {
  readonly size: SizeValues;
  readonly index: number;
  readonly isLast: boolean;
  readonly discountPercentage: string;
  readonly problems: FieldProblems;
  readonly onEdit: (part: Partial<SizeValues>) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onRemove: () => void;
};

export function SizeLine(props: SizeLineProps) {
  const { size, index, isLast, discountPercentage, problems, onEdit, onMove, onRemove } = props;
  const path = `sizes.${index}`;
  const name = size.name.trim() || `size ${index + 1}`;
  return (
    <fieldset className="rounded-card border border-crust-2 bg-cream px-4 pb-4">
      <legend className="visually-hidden">Size {index + 1}</legend>
      <div className="flex flex-wrap items-center gap-x-3 pt-1.5 pb-2">
        <p aria-hidden="true" className="flex-1 text-label font-semibold phone:flex-none">
          Size {index + 1}
        </p>
        <p className="text-small text-cocoa-2 max-phone:order-last max-phone:w-full phone:flex-1">
          {describePrice(size.price, discountPercentage, size.servings)}
        </p>
        <div className="-mr-3 flex">
          <IconButton
            label={`Move ${name} up`}
            data-control={`up ${size.key}`}
            aria-disabled={index === 0}
            onClick={() => index > 0 && onMove(-1)}
            className="aria-disabled:opacity-40"
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton
            label={`Move ${name} down`}
            data-control={`down ${size.key}`}
            aria-disabled={isLast}
            onClick={() => !isLast && onMove(1)}
            className="aria-disabled:opacity-40"
          >
            <ArrowDownIcon />
          </IconButton>
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </div>
      </div>
      <div className="grid items-start gap-x-3 gap-y-4 grid-cols-2 hero:grid-cols-[3fr_3fr_2.4fr_2.2fr]">
        <TextField
          label="Size"
          name={`${path}.name`}
          data-control={`name ${size.key}`}
          required
          autoComplete="off"
          placeholder="8 inch"
          value={size.name}
          problem={problems[`${path}.name`]}
          onChange={({ target }) => onEdit({ name: target.value })}
        />
        <TextField
          label="Price"
          name={`${path}.price`}
          required
          inputMode="decimal"
          autoComplete="off"
          value={size.price}
          problem={problems[`${path}.price`]}
          onChange={({ target }) => onEdit({ price: target.value })}
        />
        <TextField
          label="Serves"
          name={`${path}.servings`}
          inputMode="numeric"
          autoComplete="off"
          value={size.servings}
          problem={problems[`${path}.servings`]}
          onChange={({ target }) => onEdit({ servings: target.value })}
        />
        <TextField
          label="Work units"
          name={`${path}.workUnits`}
          required
          inputMode="numeric"
          autoComplete="off"
          value={size.workUnits}
          problem={problems[`${path}.workUnits`]}
          onChange={({ target }) => onEdit({ workUnits: target.value })}
        />
      </div>
    </fieldset>
  );
}
