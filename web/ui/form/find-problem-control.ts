import type { FieldProblems } from '../../../domain/refusal.ts';
import { isControl } from './find-problems.ts';

/**
 * The first control of the form, in the order of the page, that something is wrong with: by its name, or the one to start with in
 * a part that `data-problem-field` names.
 */
export function findProblemControl(
  form: HTMLElement | null,
  problems: FieldProblems,
): HTMLElement | undefined {
  const all = form?.querySelectorAll<HTMLElement>('[name], [data-problem-field] :is(input, [tabindex="0"])');
  return [...(all ?? [])].find((control) => {
    const part = control.closest<HTMLElement>('[data-problem-field]')?.dataset.problemField;
    return (isControl(control) && control.name in problems) || (part !== undefined && part in problems);
  });
}
