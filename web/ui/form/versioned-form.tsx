import type { ReactNode } from 'react';
import type { FieldProblems } from '../../../domain/refusal.ts';
import { showToast } from '../feedback/toast.ts';
import { EditedFormFrame, type SaveWords } from './edited-form-frame.tsx';
import type { Fact } from './stale/compare-facts.ts';
import { type EditedForm, useEditedForm } from './use-edited-form.ts';

type VersionedFormProps<Answer, Values> = {
  /** As the shop answered when the screen was opened. */
  readonly answer: Answer;
  readonly fill: (answer: Answer) => Values;
  readonly findProblems: (values: Values) => FieldProblems;
  readonly send: (values: Values, version: string) => Promise<Answer>;
  /** What is saved by now, for a refusal that says that somebody else was quicker. */
  readonly findNewest: (error: unknown) => Answer | undefined;
  /** True for a refusal that the screen shows in a way of its own. */
  readonly onRefusal?: (error: unknown) => boolean;
  readonly draftName: string;
  readonly label: string;
  /** "the usual week" */
  readonly subject: string;
  readonly savedWords: string;
  /** Where saving has another name. */
  readonly words?: SaveWords;
  /** Every part of it in words. */
  readonly listFacts: (values: Values) => readonly Fact[];
  readonly children: (form: EditedForm<Values>) => ReactNode;
};

/** One thing the whole shop goes by, such as its week: there is one of it, with a version, and several people may change it. */
export function VersionedForm<Answer extends { readonly version: string | number }, Values extends object>(
  props: VersionedFormProps<Answer, Values>,
) {
  const { answer, fill, findProblems, send, findNewest, onRefusal } = props;
  const { draftName, label, subject, savedWords, words, listFacts, children } = props;
  const toSaved = (known: Answer) => ({ values: fill(known), version: String(known.version) });
  const form = useEditedForm<Values>({
    saved: toSaved(answer),
    draftName,
    findProblems,
    send: async (values, { version }) => {
      const saved = await send(values, version);
      showToast({ kind: 'success', text: savedWords });
      return toSaved(saved);
    },
    findNewest: (error) => {
      const newest = findNewest(error);
      return newest && toSaved(newest);
    },
    ...(onRefusal && { onRefusal }),
  });
  return (
    <EditedFormFrame
      form={form}
      label={label}
      leaveWords={`Your changes to ${subject} aren’t saved yet.`}
      stale={{ subject, listFacts }}
      {...(words && { words })}
    >
      {children(form)}
    </EditedFormFrame>
  );
}
