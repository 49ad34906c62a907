import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { EditedLine } from '../../../../ui/form/lines/edited-line.tsx';
import type { LineHandle } from '../../../../ui/form/lines/use-lines.ts';
import type { WindowValues } from './week-values.ts';

type WindowLineProps = {
  readonly window: WindowValues;
  readonly handle: LineHandle<WindowValues>;
  readonly problems: FieldProblems;
};

export function WindowLine({ window, handle, problems }: WindowLineProps) {
  const { index, edit } = handle;
  const path = `windows.${index}`;
  return (
    <EditedLine title={`Window ${index + 1}`} handle={handle}>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 *:min-w-0 tablet:grid-cols-4 max-phone:[&_input]:px-3 max-phone:[&_input::-webkit-calendar-picker-indicator]:hidden">
        <TextField
          label="From"
          name={`${path}.from`}
          data-control={`first ${window.id}`}
          type="time"
          required
          value={window.from}
          problem={problems[`${path}.from`]}
          onChange={({ target }) => edit({ from: target.value })}
        />
        <TextField
          label="To"
          name={`${path}.to`}
          type="time"
          required
          value={window.to}
          problem={problems[`${path}.to`]}
          onChange={({ target }) => edit({ to: target.value })}
        />
        <TextField
          label="Deliveries"
          name={`${path}.capacities.delivery`}
          required
          inputMode="numeric"
          autoComplete="off"
          value={window.delivery}
          problem={problems[`${path}.capacities.delivery`]}
          onChange={({ target }) => edit({ delivery: target.value })}
        />
        <TextField
          label="Pickups"
          name={`${path}.capacities.pickup`}
          required
          inputMode="numeric"
          autoComplete="off"
          value={window.pickup}
          problem={problems[`${path}.capacities.pickup`]}
          onChange={({ target }) => edit({ pickup: target.value })}
        />
      </div>
    </EditedLine>
  );
}
