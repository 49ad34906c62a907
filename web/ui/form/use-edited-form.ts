import { type RefObject, type SyntheticEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { FieldProblems } from '../../../domain/refusal.ts';
import { describeError } from '../feedback/describe-error.ts';
import { useDraftKeeper } from './drafts/use-draft-keeper.ts';
import { buildField, type FieldProps, readPath, type TextPath, writePath } from './edited-fields.ts';
import { findProblemControl } from './find-problem-control.ts';
import { isControl, readFieldProblems } from './find-problems.ts';
import { changeForm, type FormState, UNTOUCHED_FORM } from './form-state.ts';
import { isSame } from './is-same.ts';
import { mergeAnswer, mergeEdits } from './merge-edits.ts';

/** What the shop keeps, as the form shows it, and the shop's name for it as it was then. */
export type Saved<Values> = { readonly values: Values; readonly version: string };

type Draft<Values> = { readonly saved: Saved<Values>; readonly values: Values };

type EditedFormOptions<Values> = {
  /** A function begins something that is not there yet, and another one with every call. */
  readonly saved: Saved<Values> | (() => Saved<Values>);
  readonly draftName: string;
  readonly findProblems: (values: Values) => FieldProblems;
  /** Answers with what is kept now. Rejects with an Error whose message can be shown. */
  readonly send: Send<Values>;
  /** What is saved by now, for a refusal that says that somebody else was quicker. */
  readonly findNewest?: (error: unknown) => MaybePromise<Saved<Values> | undefined>;
  /** True for a refusal that the screen shows in a way of its own, or what it means for which field. */
  readonly onRefusal?: (error: unknown) => boolean | FieldProblems;
  /** Where the shop has other names for the fields. */
  readonly placeProblems?: (problems: FieldProblems) => FieldProblems;
  /** Before a field with a problem is focused. */
  readonly onProblems?: () => void;
  /** What of the values can be kept over a reload. */
  readonly pickDraft?: (values: Values) => Values;
};

type MaybePromise<Value> = Value | Promise<Value>;

/** Changes what had this version, and nothing that somebody else has saved since. */
export type Send<Values> = (values: Values, saved: Saved<Values>) => Promise<Saved<Values>>;

type Change<Values> = Partial<Values> | ((before: Values) => Partial<Values>);

export type EditedForm<Values> = FormState & {
  readonly values: Values;
  /** What was there when this person began. */
  readonly saved: Saved<Values>;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** Whether what is shown was typed on an earlier visit. */
  readonly isRestored: boolean;
  /** For a text field: its name, what is typed in it and what is wrong with it. */
  readonly field: (path: TextPath<Values>) => FieldProps;
  readonly change: (part: Change<Values>) => void;
  /** For lines that are added, moved or taken away: what was wrong below that path may now be said of another line. */
  readonly reshape: (part: Change<Values>, path: string) => void;
  /** In another way, or with other values, when the screen knows more: a step to take with it, or a price that was agreed to. */
  readonly save: (send?: Send<Values>, typed?: Values) => Promise<void>;
  /** What somebody else has saved since this person began, once their saving was refused for it. */
  readonly newest: Saved<Values> | null;
  /** The three ways on from there: mine on top of theirs, theirs alone, or back to the form. */
  readonly keepMine: () => Promise<void>;
  readonly takeTheirs: () => void;
  readonly goBack: () => void;
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

/** The one way a form is edited: checked by the contract, saved once, kept until it is, and merged with what others save. */
export function useEditedForm<Values extends object>(options: EditedFormOptions<Values>): EditedForm<Values> {
  const { findProblems, send, findNewest, onRefusal, onProblems } = options;
  const { placeProblems = (problems) => problems, pickDraft = (values) => values } = options;
  const open = () => (typeof options.saved === 'function' ? options.saved() : options.saved);
  const formRef = useRef<HTMLFormElement>(null);
  const keeper = useDraftKeeper<Draft<Values>>(options.draftName);
  const [restored, setRestored] = useState(() => keeper.read());
  const [saved, setSaved] = useState(() => restored?.saved ?? open());
  const [isAsOpened, setAsOpened] = useState(true);
  const [values, setValues] = useState(() => restored?.values ?? saved.values);
  const [newest, setNewest] = useState<Saved<Values> | null>(null);
  const [state, dispatch] = useReducer(changeForm, UNTOUCHED_FORM);
  const lastSend = useRef(send);
  const isSaving = useRef(false);
  const isDirty = !isSame(saved.values, values);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be kept of the values follows from them alone
  useEffect(() => {
    if (isDirty) keeper.keep({ saved, values: pickDraft(values) });
    else keeper.forget();
  }, [keeper, saved, values, isDirty]);

  const wantsFocus = useRef(false);
  // After the screen was drawn: a line with a problem may have been folded until now.
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    findProblemControl(formRef.current, state.problems)?.focus();
  }, [state.problems]);

  const change = (part: Change<Values>) =>
    setValues((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }));

  function showProblems(problems: FieldProblems): void {
    wantsFocus.current = true;
    onProblems?.();
    dispatch({ type: 'refused', problems });
  }

  async function run(typed: Values, base: Saved<Values>, sendNow: Send<Values>): Promise<void> {
    if (isSaving.current) return;
    const problems = findProblems(typed);
    if (Object.keys(problems).length > 0) return showProblems(problems);
    isSaving.current = true;
    lastSend.current = sendNow;
    dispatch({ type: 'sent' });
    try {
      const answer = await sendNow(typed, base);
      dispatch({ type: 'succeeded' });
      // What was typed since stays to be saved.
      adopt(answer, (latest) => mergeAnswer(typed, latest, answer.values));
    } catch (error) {
      await showFailure(error);
    } finally {
      isSaving.current = false;
    }
  }

  async function showFailure(error: unknown): Promise<void> {
    try {
      const newer = await findNewest?.(error);
      if (newer) {
        setNewest(newer);
        return dispatch({ type: 'refused', problems: {} });
      }
    } catch (reason) {
      return dispatch({ type: 'failed', message: describeError(reason) });
    }
    const refused = onRefusal?.(error) ?? false;
    const found = typeof refused === 'object' ? refused : placeProblems(readFieldProblems(error));
    if (refused === true) dispatch({ type: 'refused', problems: {} });
    else if (findProblemControl(formRef.current, found)) showProblems(found);
    else dispatch({ type: 'failed', message: describeError(error) });
  }

  /** Goes on from what is known to be saved by now. */
  function adopt(known: Saved<Values>, show: (latest: Values) => Values = () => known.values): void {
    setSaved(known);
    setValues(show);
    setAsOpened(false);
    setRestored(null);
    setNewest(null);
  }

  return {
    ...state,
    values,
    saved,
    isDirty,
    isSending: state.status === 'sending',
    isRestored: restored !== null && isDirty,
    field: (path) =>
      buildField({
        name: path,
        value: readPath(values, path),
        problems: state.problems,
        onType: (typed) => change((before) => writePath(before, path, typed)),
      }),
    change,
    reshape(part, path) {
      change(part);
      dispatch({ type: 'edited', name: path });
    },
    save(sendInstead = send, typed) {
      if (typed) setValues(typed);
      return run(typed ?? values, saved, sendInstead);
    },
    newest,
    async keepMine() {
      if (!newest) return;
      const merged = mergeEdits(saved.values, values, newest.values);
      adopt(newest, () => merged);
      await run(merged, newest, lastSend.current);
    },
    takeTheirs() {
      if (!newest) return;
      adopt(newest);
      dispatch({ type: 'refused', problems: {} });
    },
    goBack: () => setNewest(null),
    discard() {
      // What was restored may have begun from something older than what is there now.
      const known = isAsOpened ? open() : saved;
      adopt(known);
      setAsOpened(isAsOpened);
      dispatch({ type: 'refused', problems: {} });
    },
    forgetDraft: keeper.forget,
    props: {
      ref: formRef,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        // Whoever begins something and has typed nothing is told what is missing.
        if (isDirty || typeof options.saved === 'function') void run(values, saved, send);
      },
      onInput({ target }) {
        if (target instanceof Element && isControl(target)) dispatch({ type: 'edited', name: target.name });
      },
    },
  };
}
