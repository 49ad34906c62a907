import { WINDOWS_MAX } from '../../../../../domain/delivery/calendar.ts';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { AddLineButton } from '../../../../ui/form/lines/line-buttons.tsx';
import { LineHolder } from '../../../../ui/form/lines/line-holder.tsx';
import { useLines } from '../../../../ui/form/lines/use-lines.ts';
import { Problem } from '../../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { writeTimes } from '../../../../ui/slots/day-words.ts';
import { addWindow, type WeekValues, type WindowValues } from './week-values.ts';
import { WindowLine } from './window-line.tsx';

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
