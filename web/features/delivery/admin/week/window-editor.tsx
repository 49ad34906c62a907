import { WINDOWS_MAX } from '../../../../../domain/delivery/calendar.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { EditedLine } from '../../../../ui/form/lines/edited-line.tsx';
import { AddLineButton } from '../../../../ui/form/lines/line-buttons.tsx';
import { LineHolder } from '../../../../ui/form/lines/line-holder.tsx';
import { type LineHandle, useLines } from '../../../../ui/form/lines/use-lines.ts';
import { Problem } from '../../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { writeTimes } from '../../../../ui/slots/day-words.ts';
import { addWindow, type WeekValues, type WindowValues } from './week-values.ts';

/** The parts of a day in which orders are brought or fetched, in the order shoppers see them. */
export function WindowEditor({ form }: { readonly form: EditedForm<WeekValues> }) {
  const { values, problems, change, reshape } = form;
  const { windows } = values;
  const lines = useLines({
    lines: windows,
    keyOf: ({ id }) => id,
    nameOf: nameWindow,
    change: (edit) => change({ windows: edit(windows) }),
    reshape: (edit) => reshape({ windows: edit(windows) }, 'windows'),
  });

  return (
    <FormSection
      title="Windows"
      explanation="Shoppers choose one of these on a day. Each takes so many deliveries and so many pickups; 0 offers none. Orders in a window you remove stay as they are."
    >
      <LineHolder lines={lines}>
        {windows.map((window, index) => (
          <WindowLine
            key={window.id}
            window={window}
            handle={lines.hold(window, index)}
            problems={problems}
          />
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <AddLineButton
            name="windows"
            isFull={windows.length >= WINDOWS_MAX}
            onAdd={() => lines.add(addWindow(windows))}
          >
            Add a window
          </AddLineButton>
          {windows.length === 0 && (
            <p className="text-small font-medium text-ember-deep">Without one nobody can order.</p>
          )}
        </div>
        <Problem>{problems.windows}</Problem>
      </LineHolder>
    </FormSection>
  );
}

function nameWindow(window: WindowValues, index: number): string {
  return window.from && window.to ? writeTimes(window) : `window ${index + 1}`;
}

type WindowLineProps = {
  readonly window: WindowValues;
  readonly handle: LineHandle<WindowValues>;
  readonly problems: FieldProblems;
};

function WindowLine({ window, handle, problems }: WindowLineProps) {
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
