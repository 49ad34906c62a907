import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isSame } from '../is-same.ts';
import { type Form, type FormOptions, useForm } from '../use-form.ts';
import { readTyped, type TypedValues, writeTyped } from './form-values.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';

type DraftedFormOptions = FormOptions & {
  readonly draftName: string;
  /** Fields that are suggested anew with every opening, such as an amount that is due. */
  readonly leftOut?: readonly string[];
};

export type DraftedForm = Form & {
  /** Whether what is shown was typed on an earlier visit. */
  readonly isRestored: boolean;
  readonly discard: () => void;
  readonly forgetDraft: () => void;
  readonly props: Form['props'] & { readonly ref: RefObject<HTMLFormElement | null> };
};

const NOTHING_LEFT_OUT: readonly string[] = [];

/** A small form whose values the browser holds, and which loses nothing over a reload, a closed dialog or the end of a session. */
export function useDraftedForm({
  draftName,
  leftOut = NOTHING_LEFT_OUT,
  ...options
}: DraftedFormOptions): DraftedForm {
  const ref = useRef<HTMLFormElement>(null);
  const keeper = useDraftKeeper<TypedValues>(draftName);
  const blank = useRef<TypedValues>({});
  /** What is still to be filled in: some fields are there only once others have been chosen. */
  const waiting = useRef<TypedValues>({});
  const [isRestored, setRestored] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a form that is opened, or another person, brings a draft
  useEffect(() => {
    if (!ref.current) return;
    blank.current = readTyped(ref.current, leftOut);
    const draft = keeper.read();
    if (!draft || isSame(draft, blank.current)) return;
    waiting.current = draft;
    setRestored(true);
  }, [keeper]);

  useEffect(() => {
    if (ref.current && Object.keys(waiting.current).length > 0) {
      waiting.current = writeTyped(ref.current, waiting.current);
    }
  });

  const form = useForm({
    ...options,
    send: async (values) => {
      await options.send(values);
      keeper.forget();
      setRestored(false);
    },
  });

  function keep(event: FormEvent<HTMLFormElement>): void {
    form.props.onInput(event);
    const typed = readTyped(event.currentTarget, leftOut);
    if (isSame(typed, blank.current)) keeper.forget();
    else keeper.keep({ ...waiting.current, ...typed });
  }

  function discard(): void {
    waiting.current = {};
    if (ref.current) writeTyped(ref.current, blank.current);
    keeper.forget();
    setRestored(false);
  }

  return {
    ...form,
    isRestored,
    discard,
    forgetDraft: keeper.forget,
    props: { ...form.props, onInput: keep, ref },
  };
}
