import { isControl } from '../find-problems.ts';

/** What is typed and chosen in a form, by the names of its controls. */
export type TypedValues = Readonly<Record<string, string>>;

/** Never a secret, a file or what no person types. */
const LEFT_OUT_TYPES = ['password', 'file', 'hidden', 'submit', 'button'];

export function readTyped(form: HTMLFormElement, leftOut: readonly string[]): TypedValues {
  return Object.fromEntries(
    listControls(form, leftOut).flatMap((control) => {
      if (!isChoice(control)) return [[control.name, control.value]];
      if (control.type === 'checkbox') return [[control.name, control.checked ? 'on' : '']];
      return control.checked ? [[control.name, control.value]] : [];
    }),
  );
}

/** Types it as a person would, so that the screen hears of it; answers with the names that have no control yet. */
export function writeTyped(form: HTMLFormElement, typed: TypedValues): TypedValues {
  const missing = new Map(Object.entries(typed));
  for (const control of listControls(form, [])) {
    const value = typed[control.name];
    if (value === undefined) continue;
    missing.delete(control.name);
    if (isChoice(control)) {
      const isWanted = control.type === 'checkbox' ? value === 'on' : control.value === value;
      if (control.checked !== isWanted && (isWanted || control.type === 'checkbox')) control.click();
    } else if (control.value !== value) typeInto(control, value);
  }
  return Object.fromEntries(missing);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function listControls(form: HTMLFormElement, leftOut: readonly string[]): readonly Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter(
      ({ name, type, tabIndex }) =>
        name !== '' && tabIndex >= 0 && !LEFT_OUT_TYPES.includes(type) && !leftOut.includes(name),
    );
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** React has its own setter on each element and would not notice the value otherwise. */
function typeInto(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
