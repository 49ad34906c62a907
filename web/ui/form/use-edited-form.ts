import { type RefObject, type SyntheticEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { FieldProblems } from '../../../domain/refusal.ts';
import { createDraftKeeper } from './drafts/stored-draft.ts';
import { isControl, readFieldProblems } from './find-problems.ts';
import { changeForm, type FormState, UNTOUCHED_FORM } from './form-state.ts';
import { isSame } from './is-same.ts';

/** What the shop keeps, as the form shows it, and the shop's name for it as it was then. */
export type Saved<Values> = { readonly values: Values; readonly version: string };

type Draft<Values> = { readonly saved: Saved<Values>; readonly values: Values };

type EditedFormOptions<Values> = {
  readonly saved: Saved<Values>;
  readonly draftName: string;
  readonly findProblems: (values: Values) => FieldProblems;
  /** Answers with what is kept now. Rejects with an Error whose message can be shown. */
  readonly send: Send<Values>;
  /** True for a refusal that the screen shows in a way of its own. */
  readonly onRefusal?: (error: unknown) => boolean;
};

/** Changes what had this version, and nothing that somebody else has saved since. */
type Send<Values> = (values: Values, version: string) => Promise<Saved<Values>>;

export type EditedForm<Values> = FormState & {
  readonly values: Values;
  /** What was there when this person began. */
  readonly saved: Saved<Values>;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** Whether what is shown was typed on an earlier visit. */
  readonly isRestored: boolean;
  readonly change: (part: Partial<Values>) => void;
  /** For lines that are added, moved or taken away: what was wrong below that path may now be said of another line. */
  readonly reshape: (part: Partial<Values>, path: string) => void;
  /** Sends other than what is typed when the screen knows more: what was confirmed, for example. */
  readonly save: (send?: Send<Values>) => Promise<void>;
  /** Goes on from what somebody else has saved, with what they made of it or with what is typed here. */
  readonly adopt: (saved: Saved<Values>, values: Values) => void;
  readonly discard: () => void;
  readonly forgetDraft: () => void;
  /** For the form element. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: SyntheticEvent) => void;
    readonly onInput: (event: SyntheticEvent) => void;
  };
};

/** Something that is there already and is being changed: checked by the contract, saved once, kept until it is. */
export function useEditedForm<Values extends object>(options: EditedFormOptions<Values>): EditedForm<Values> {
  const { draftName, findProblems, send, onRefusal } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const keeper = useMemo(
    () => createDraftKeeper<Draft<Values>>(() => window.sessionStorage, draftName),
    [draftName],
  );
  const [restored, setRestored] = useState(() => keeper.read());
  const [saved, setSaved] = useState(() => restored?.saved ?? options.saved);
  const [values, setValues] = useState(() => restored?.values ?? options.saved.values);
  const [state, dispatch] = useReducer(changeForm, UNTOUCHED_FORM);
  const latestValues = useRef(values);
  const isSaving = useRef(false);
  const isDirty = !isSame(saved.values, values);

  useEffect(() => {
    latestValues.current = values;
    if (isDirty) keeper.keep({ saved, values });
    else keeper.forget();
  }, [keeper, saved, values, isDirty]);

  const wantsFocus = useRef(false);
  // After the screen was drawn: a line with a problem may have been folded until now.
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    listControls(formRef.current)
      .find(({ name }) => name in state.problems)
      ?.focus();
  }, [state.problems]);

  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));

  function showProblems(problems: FieldProblems): void {
    wantsFocus.current = true;
    dispatch({ type: 'refused', problems });
  }

  async function save(sendInstead = send): Promise<void> {
    if (isSaving.current) return;
    const problems = findProblems(values);
    if (Object.keys(problems).length > 0) return showProblems(problems);
    isSaving.current = true;
    dispatch({ type: 'sent' });
    try {
      const answer = await sendInstead(values, saved.version);
      dispatch({ type: 'succeeded' });
      setSaved(answer);
      setRestored(null);
      // What was typed since stays to be saved.
      if (isSame(latestValues.current, values)) setValues(answer.values);
    } catch (error) {
      showFailure(error);
    } finally {
      isSaving.current = false;
    }
  }

  function showFailure(error: unknown): void {
    const found = readFieldProblems(error);
    if (onRefusal?.(error)) dispatch({ type: 'refused', problems: {} });
    else if (listControls(formRef.current).some(({ name }) => name in found)) showProblems(found);
    else dispatch({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }

  function adopt(newest: Saved<Values>, shown: Values): void {
    setSaved(newest);
    setValues(shown);
    setRestored(null);
    dispatch({ type: 'refused', problems: {} });
  }

  return {
    ...state,
    values,
    saved,
    isDirty,
    isSending: state.status === 'sending',
    isRestored: restored !== null && isDirty,
    change,
    reshape(part, path) {
      change(part);
      const others = Object.entries(state.problems).filter(([field]) => !field.startsWith(path));
      if (others.length < Object.keys(state.problems).length) {
        dispatch({ type: 'refused', problems: Object.fromEntries(others) });
      }
    },
    save,
    adopt,
    discard() {
      // What was restored may have begun from something older than what is there now.
      const newest = restored ? options.saved : saved;
      adopt(newest, newest.values);
    },
    forgetDraft: keeper.forget,
    props: {
      ref: formRef,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        if (isDirty) void save();
      },
      onInput({ target }) {
        if (target instanceof Element && isControl(target)) dispatch({ type: 'edited', name: target.name });
      },
    },
  };
}

function listControls(form: HTMLFormElement | null) {
  return [...(form?.elements ?? [])].filter(isControl);
}
