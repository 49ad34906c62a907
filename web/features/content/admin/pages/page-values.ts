import { type AdminPage, savePageEndpoint } from '../../../../../contract/content-admin.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import type { Fact } from '../../../../ui/form/stale/compare-facts.ts';
import type { Saved } from '../../../../ui/form/use-edited-form.ts';
import { describeText } from '../describe-text.ts';

/** A page as it is being written. */
export type PageValues = Pick<AdminPage, 'title' | 'summary' | 'body'>;

export function toSavedPage(page: AdminPage): Saved<PageValues> {
  return { values: pickWords(page), version: String(page.version) };
}

export function pickWords({ title, summary, body }: PageValues): PageValues {
  return { title, summary, body };
}

export function findPageProblems(values: PageValues): FieldProblems {
  return findMisfits(savePageEndpoint.bodySchema, { ...values, version: 0 });
}

/** A page part by part, in words; its text as it differs from the one that was opened. */
export function listPageFacts({ title, summary, body }: PageValues, opened: PageValues): readonly Fact[] {
  return [
    { key: 'title', name: 'Title', words: title },
    { key: 'summary', name: 'Summary', words: summary },
    { key: 'body', name: 'Text', words: describeText(opened.body, body) },
  ];
}
