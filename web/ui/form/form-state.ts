import type { FieldProblems } from '../../../domain/refusal.ts';

export type FormState = {
  readonly status: 'idle' | 'sending' | 'done' | 'failed';
  /** What is wrong with which field, by its name. */
  readonly problems: FieldProblems;
  /** Why sending failed. */
  readonly failure: string | null;
};

export type FormEvent =
  | { readonly type: 'refused'; readonly problems: FieldProblems }
  | { readonly type: 'edited'; readonly name: string }
  | { readonly type: 'sent' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly message: string };

export const UNTOUCHED_FORM: FormState = { status: 'idle', problems: {}, failure: null };

export function changeForm(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'refused':
      return { ...UNTOUCHED_FORM, problems: event.problems };
    case 'edited':
      return { ...state, problems: withoutProblem(state.problems, event.name) };
    case 'sent':
      return { ...UNTOUCHED_FORM, status: 'sending' };
    case 'succeeded':
      return { ...UNTOUCHED_FORM, status: 'done' };
    case 'failed':
      return { ...UNTOUCHED_FORM, status: 'failed', failure: event.message };
  }
}

function withoutProblem(problems: FieldProblems, name: string): FieldProblems {
  if (!(name in problems)) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name));
}
