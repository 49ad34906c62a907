import type { FieldProblems } from '../../../domain/refusal.ts';

/** What to say about a field that the browser finds empty, or filled in but not as its attributes ask. */
export type FieldWords = { readonly missing?: string; readonly wrong?: string };
export type FormWords = Readonly<Record<string, FieldWords>>;

/** A control as the browser checks it; an input element is one. */
export type CheckedControl = {
  readonly name: string;
  readonly validity: { readonly valid: boolean; readonly valueMissing: boolean };
  readonly validationMessage: string;
};

/** Lets the browser judge by `required`, `type`, `minLength`…, so that the fields' attributes are the only rules, and puts it in our words. */
export function findProblems(controls: Iterable<CheckedControl>, words: FormWords): FieldProblems {
  const problems: Record<string, string> = {};
  for (const { name, validity, validationMessage } of controls) {
    if (name === '' || validity.valid) continue;
    const { missing, wrong } = words[name] ?? {};
    problems[name] = (validity.valueMissing ? missing : wrong) ?? validationMessage;
  }
  return problems;
}

export function isControl(
  element: Element,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return 'validity' in element && 'name' in element;
}

/** What the server found wrong with which field, when its refusal tells. */
export function readFieldProblems(error: unknown): FieldProblems {
  const fields = error instanceof Error && 'fields' in error ? error.fields : undefined;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter(([, problem]) => typeof problem === 'string'));
}
