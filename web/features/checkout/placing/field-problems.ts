import { type RefObject, useEffect, useRef } from 'react';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { findProblemControl } from '../../../ui/form/find-problem-control.ts';

/** What is asked on the page. */
const FIELDS = [
  'contact.name',
  'contact.phone',
  'contact.email',
  'address.state',
  'address.lga',
  'address.area',
  'address.street',
  'address.landmark',
  'address.recipient',
  'address.phone',
  'slot',
  'note',
  'giftMessage',
  'payment',
  'code',
];

/** What is wrong with the order as a whole, such as a total below the minimum, has no field to stand at. */
export function listUnplaced(problems: FieldProblems): readonly string[] {
  const words = Object.entries(problems).filter(([field]) => !FIELDS.includes(field));
  return [...new Set(words.map(([, problem]) => problem))];
}

/** For the form: what was just found wrong takes the keyboard to the first of it; mending one problem does not. */
export function useProblemFocus(found: FieldProblems): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => findProblemControl(formRef.current, found)?.focus(), [found]);
  return formRef;
}
