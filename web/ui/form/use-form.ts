import { type FormEvent, type FormEventHandler, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblems } from '../../../domain/refusal.ts';
import { describeError } from '../feedback/describe-error.ts';
import { type FormWords, findProblems, isControl, readFieldProblems } from './find-problems.ts';
import { changeForm, type FormState, UNTOUCHED_FORM } from './form-state.ts';

export type FormOptions = {
  readonly words: FormWords;
  /** Rules the browser cannot check by the fields' attributes. */
  readonly check?: (values: FormData) => FieldProblems;
  /** Rejects with an Error whose message can be shown; its `fields`, if it has them, are shown at the fields they name. */
  readonly send: (values: FormData) => Promise<void>;
  readonly onFailure?: (message: string) => void;
};

export type Form = FormState & {
  readonly isSending: boolean;
  /** For the form element. */
  readonly props: {
    readonly noValidate: true;
    readonly onSubmit: FormEventHandler<HTMLFormElement>;
    readonly onInput: FormEventHandler<HTMLFormElement>;
  };
};

/** Checks a form when it is submitted, puts the focus on the first field with a problem, sends it once, and keeps what was typed. */
export function useForm({ words, check, send, onFailure }: FormOptions): Form {
  const [state, dispatch] = useReducer(changeForm, UNTOUCHED_FORM);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'sending') return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const controls = [...form.elements].filter(isControl);
    const refuse = (problems: FieldProblems) => {
      // Shown first: the focus then scrolls to where there is room for the words below the field as well.
      flushSync(() => dispatch({ type: 'refused', problems }));
      controls.find(({ name }) => name in problems)?.focus();
    };
    const problems = judge(form);
    if (Object.keys(problems).length > 0) return refuse(problems);
    dispatch({ type: 'sent' });
    try {
      await send(values);
      dispatch({ type: 'succeeded' });
    } catch (error) {
      const message = describeError(error);
      const found = readFieldProblems(error);
      if (controls.some(({ name }) => name in found)) refuse(found);
      else dispatch({ type: 'failed', message });
      onFailure?.(message);
    }
  }

  const judge = (form: HTMLFormElement): FieldProblems => ({
    ...findProblems([...form.elements].filter(isControl), words),
    ...check?.(new FormData(form)),
  });
  const latestJudge = useRef(judge);
  useEffect(() => {
    latestJudge.current = judge;
  });
  const [edited, setEdited] = useState<{ readonly form: HTMLFormElement; readonly name: string } | null>(
    null,
  );
  // After the rendering: rules may look at what the screen keeps of the fields.
  useEffect(() => {
    if (!edited) return;
    const { form, name } = edited;
    dispatch({ type: 'edited', name, problem: latestJudge.current(form)[name] });
  }, [edited]);

  function noteEdit({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(state.problems).length === 0) return;
    if (target instanceof Element && isControl(target)) setEdited({ form: currentTarget, name: target.name });
  }

  return {
    ...state,
    isSending: state.status === 'sending',
    props: { noValidate: true, onSubmit: submit, onInput: noteEdit },
  };
}

/** A field's text without the blanks around it. */
export function readText(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** A password exactly as typed: blanks are part of it. */
export function readSecret(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
