import { type RefObject, useEffect, useRef } from 'react';
import type { FieldProblems } from '../../../../domain/refusal.ts';

/** In the order of the page. */
const FIELDS = [
  'contact.name',
  'contact.phone',
  'contact.email',
  'address.state',
  'address.lga',
  'address.area',
  'address.street',
  'address.landmark',
  'slot',
  'note',
  'giftMessage',
  'payment',
];

/** What is wrong with the order as a whole, such as a total below the minimum, has no field to stand at. */
export function listUnplaced(problems: FieldProblems): readonly string[] {
  const words = Object.entries(problems).filter(([field]) => !FIELDS.includes(field));
  return [...new Set(words.map(([, problem]) => problem))];
}

export function findFirstField(problems: FieldProblems): string | undefined {
  return FIELDS.find((field) => field in problems);
}

/** For the form: new problems take the keyboard to the first of them. */
export function useProblemFocus(problems: FieldProblems): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = findFirstField(problems);
    if (field === undefined) return;
    const holder = formRef.current?.querySelector<HTMLElement>(
      `[data-problem-field="${field}"] [tabindex="0"]`,
    );
    const control = formRef.current?.querySelector<HTMLElement>(`[name="${field}"]`);
    (control ?? holder)?.focus();
  }, [problems]);
  return formRef;
}
