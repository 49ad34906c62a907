import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { EditedLine } from '../../../../ui/form/lines/edited-line.tsx';
import type { LineHandle } from '../../../../ui/form/lines/use-lines.ts';
import type { SizeValues } from './form-values.ts';
import { describePrice } from './price-words.ts';

type SizeLineProps = {
  readonly size: SizeValues;
  readonly handle: LineHandle<SizeValues>;
  readonly discountPercentage: string;
  readonly problems: FieldProblems;
};

export function SizeLine({ size, handle, discountPercentage, problems }: SizeLineProps) {
  const { index, edit } = handle;
  const path = `sizes.${index}`;
  return (
    <EditedLine
      title={`Size ${index + 1}`}
      summary={describePrice(size.price, discountPercentage, size.servings)}
      handle={handle}
    >
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 hero:grid-cols-[4fr_2.6fr_2.3fr_2fr]">
        <TextField
          label="Size"
          name={`${path}.name`}
          data-control={`first ${size.key}`}
          required
          autoComplete="off"
          placeholder="8 inch"
          value={size.name}
          problem={problems[`${path}.name`]}
          onChange={({ target }) => edit({ name: target.value })}
        />
        <TextField
          label="Price"
          name={`${path}.price`}
          required
          inputMode="decimal"
          autoComplete="off"
          value={size.price}
          problem={problems[`${path}.price`]}
          onChange={({ target }) => edit({ price: target.value })}
        />
        <TextField
          label="Serves"
          name={`${path}.servings`}
          inputMode="numeric"
          autoComplete="off"
          value={size.servings}
          problem={problems[`${path}.servings`]}
          onChange={({ target }) => edit({ servings: target.value })}
        />
        <TextField
          label="Work units"
          name={`${path}.workUnits`}
          required
          inputMode="numeric"
          autoComplete="off"
          value={size.workUnits}
          problem={problems[`${path}.workUnits`]}
          onChange={({ target }) => edit({ workUnits: target.value })}
        />
      </div>
    </EditedLine>
  );
}
