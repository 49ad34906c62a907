import { WINDOWS_MAX } from '../../../../../domain/checkout/calendar.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { useKeptFocus } from '../../../../ui/form/use-kept-focus.ts';
import { PlusIcon } from '../../../../ui/icons/actions.tsx';
import { moveItem } from '../../../../ui/move-item.ts';
import { addWindow, type WeekValues, type WindowValues } from './week-values.ts';
import { WindowLine } from './window-line.tsx';

/** The parts of a day in which orders are brought or fetched, in the order shoppers see them. */
export function WindowEditor({ form }: { readonly form: EditedForm<WeekValues> }) {
  const { values, problems, change, reshape } = form;
  const { windows } = values;
  const { holderRef, keepFocusOn } = useKeptFocus();

  function add(): void {
    const window = addWindow(windows);
    reshape({ windows: [...windows, window] }, 'windows');
    keepFocusOn(`from ${window.id}`);
  }

  function edit(id: string, part: Partial<WindowValues>): void {
    change({ windows: windows.map((window) => (window.id === id ? { ...window, ...part } : window)) });
  }

  function move(id: string, from: number, step: 1 | -1): void {
    reshape({ windows: moveItem(windows, from, from + step) }, 'windows');
    keepFocusOn(`${step === 1 ? 'down' : 'up'} ${id}`);
  }

  function remove(id: string): void {
    reshape({ windows: windows.filter((window) => window.id !== id) }, 'windows');
    keepFocusOn('add');
  }

  return (
    <FormSection
      title="Windows"
      explanation="Shoppers choose one of these on a day. Each takes so many deliveries and so many pickups; 0 offers none. Orders in a window you remove stay as they are."
    >
      <div ref={holderRef} className="grid gap-3">
        {windows.map((window, index) => (
          <WindowLine
            key={window.id}
            window={window}
            index={index}
            isLast={index === windows.length - 1}
            problems={problems}
            onEdit={(part) => edit(window.id, part)}
            onMove={(step) => move(window.id, index, step)}
            onRemove={() => remove(window.id)}
          />
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            kind="quiet"
            size="s"
            name="windows"
            data-control="add"
            onClick={add}
            disabled={windows.length >= WINDOWS_MAX}
          >
            <PlusIcon />
            Add a window
          </Button>
          {windows.length === 0 && (
            <p className="text-small font-medium text-ember-deep">Without one nobody can order.</p>
          )}
        </div>
        <Problem>{problems.windows}</Problem>
      </div>
    </FormSection>
  );
}
