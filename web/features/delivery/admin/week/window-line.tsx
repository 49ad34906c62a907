import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TrashIcon } from '../../../../ui/icons/actions.tsx';
import { ArrowUpIcon } from '../../../../ui/icons/direction.tsx';
import { ArrowDownIcon } from '../../../../ui/icons/editing.tsx';
import { writeTimes } from '../../../../ui/slots/day-words.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { WindowValues } from './week-values.ts';

type WindowLineProps = {
  readonly window: WindowValues;
  readonly index: number;
  readonly isLast: boolean;
  readonly problems: FieldProblems;
  readonly onEdit: (part: Partial<WindowValues>) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onRemove: () => void;
};

export function WindowLine({ window, index, isLast, problems, onEdit, onMove, onRemove }: WindowLineProps) {
  const path = `windows.${index}`;
  const title = `Window ${index + 1}`;
  const name = window.from && window.to ? writeTimes(window) : title.toLowerCase();
  return (
    <fieldset className="rounded-card border border-crust-2 bg-cream px-3 pb-4 phone:px-4">
      <legend className="visually-hidden">{title}</legend>
      <div className="flex items-center gap-x-3 pt-1.5 pb-2">
        <p aria-hidden="true" className="flex-1 text-label font-semibold">
          {title}
        </p>
        <div className="-mr-3 flex">
          <IconButton
            label={`Move ${name} up`}
            data-control={`up ${window.id}`}
            aria-disabled={index === 0}
            onClick={() => index > 0 && onMove(-1)}
            className="aria-disabled:opacity-40"
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton
            label={`Move ${name} down`}
            data-control={`down ${window.id}`}
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
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 *:min-w-0 tablet:grid-cols-4 max-phone:[&_input]:px-3 max-phone:[&_input::-webkit-calendar-picker-indicator]:hidden">
        <TextField
          label="From"
          name={`${path}.from`}
          data-control={`from ${window.id}`}
          type="time"
          required
          value={window.from}
          problem={problems[`${path}.from`]}
          onChange={({ target }) => onEdit({ from: target.value })}
        />
        <TextField
          label="To"
          name={`${path}.to`}
          type="time"
          required
          value={window.to}
          problem={problems[`${path}.to`]}
          onChange={({ target }) => onEdit({ to: target.value })}
        />
        <TextField
          label="Deliveries"
          name={`${path}.capacities.delivery`}
          required
          inputMode="numeric"
          autoComplete="off"
          value={window.delivery}
          problem={problems[`${path}.capacities.delivery`]}
          onChange={({ target }) => onEdit({ delivery: target.value })}
        />
        <TextField
          label="Pickups"
          name={`${path}.capacities.pickup`}
          required
          inputMode="numeric"
          autoComplete="off"
          value={window.pickup}
          problem={problems[`${path}.capacities.pickup`]}
          onChange={({ target }) => onEdit({ pickup: target.value })}
        />
      </div>
    </fieldset>
  );
}
