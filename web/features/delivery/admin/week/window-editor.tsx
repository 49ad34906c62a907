import { WINDOWS_MAX } from '../../../../../domain/delivery/calendar.ts';
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
  const { problems } = form;
  const { windows } = form.values;
  const lines = useLines(form, 'windows', nameWindow);

  return (
    <FormSection
      title="Time slots"
      explanation="Customers choose one of these times. Set how many deliveries and pickups fit in each, or 0 for none. Pickup is offered only within your opening hours. Orders in a slot you remove aren’t affected."
    >
      <LineHolder lines={lines}>
        {windows.map((window, index) => (
          <WindowLine key={window.id} handle={lines.hold(window, index)} />
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <AddLineButton
            name="windows"
            isFull={windows.length >= WINDOWS_MAX}
            onAdd={() => lines.add(addWindow(windows))}
          >
            Add time slot
          </AddLineButton>
          {windows.length === 0 && (
            <p className="text-small text-cocoa-2">Add at least one so customers can order.</p>
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

function WindowLine({ handle }: { readonly handle: LineHandle<WindowValues> }) {
  const { key, index, field } = handle;
  return (
    <EditedLine title={`Time slot ${index + 1}`} handle={handle}>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 *:min-w-0 tablet:grid-cols-4 max-phone:[&_input]:px-3 max-phone:[&_input::-webkit-calendar-picker-indicator]:hidden">
        <TextField {...field('from')} label="From" data-control={`first ${key}`} type="time" required />
        <TextField {...field('to')} label="To" type="time" required />
        <TextField {...field('capacities.delivery')} label="Deliveries" required inputMode="numeric" />
        <TextField {...field('capacities.pickup')} label="Pickups" required inputMode="numeric" />
      </div>
    </EditedLine>
  );
}
