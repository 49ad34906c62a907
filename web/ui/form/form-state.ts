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
  /** `problem`: what is still wrong with it. */
  | { readonly type: 'edited'; readonly name: string; readonly problem?: string | undefined }
  | { readonly type: 'sent' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly message: string };

export const UNTOUCHED_FORM: FormState = { status: 'idle', problems: {}, failure: null };

export function changeForm(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'refused':
      return { ...UNTOUCHED_FORM, problems: event.problems };
    case 'edited':
      return { ...state, problems: judgeAnew(state.problems, event.name, event.problem) };
    case 'sent':
      return { ...UNTOUCHED_FORM, status: 'sending' };
    case 'succeeded':
      return { ...UNTOUCHED_FORM, status: 'done' };
    case 'failed':
      return { ...UNTOUCHED_FORM, status: 'failed', failure: event.message };
  }
}

/** A mark stays until its field is mended; no other field gets one before the form is sent. */
function judgeAnew(problems: FieldProblems, edited: string, problem: string | undefined): FieldProblems {
  if (problem === undefined || !(edited in problems)) return forgetProblems(problems, edited);
  return problems[edited] === problem ? problems : { ...problems, [edited]: problem };
}

/** What was edited is judged anew when the form is sent; `address` stands for everything in it. */
export function forgetProblems(problems: FieldProblems, edited: string): FieldProblems {
  const left = Object.entries(problems).filter(
    ([field]) => field !== edited && !field.startsWith(`${edited}.`),
  );
  return left.length < Object.keys(problems).length ? Object.fromEntries(left) : problems;
}
