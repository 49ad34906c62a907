import type { FieldProblems } from '../../../domain/refusal.ts';
import { isControl } from './find-problems.ts';

/**
 * The first control of the form, in the order of the page, that something is wrong with: by its name, or the one to start with in
 * a part that `data-problem-field` names, which is in `data-next` where that part is half done.
 */
export function findProblemControl(
  form: HTMLElement | null,
  problems: FieldProblems,
): HTMLElement | undefined {
  const all = form?.querySelectorAll<HTMLElement>('[name], [data-problem-field] :is(input, [tabindex="0"])');
  const first = [...(all ?? [])].find((control) => {
    const part = findPart(control)?.dataset.problemField;
    return (isControl(control) && control.name in problems) || (part !== undefined && part in problems);
  });
  const part = first && findPart(first);
  return part?.querySelector<HTMLElement>('[data-next] input:enabled') ?? first;
}

function findPart(control: HTMLElement): HTMLElement | null {
  return control.closest<HTMLElement>('[data-problem-field]');
}
