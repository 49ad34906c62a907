import { accept, type FieldProblems, type Result, refuse } from '../refusal.ts';
import type { EntryContent } from './entry.ts';

/** What is published has words for its card and words to read, and a moment from which on it can be read: now, unless it is named. */
export function checkPost(content: EntryContent, now: Date): Result<EntryContent, 'not_ready'> {
  if (content.status === 'draft') return accept(content);
  const fields: FieldProblems = {
    ...(content.summary === '' && { summary: 'Add a summary.' }),
    ...(content.body.trim() === '' && { body: 'Enter some text.' }),
    ...(content.coverId !== null &&
      content.coverAlt === '' && { coverAlt: 'Describe the cover for people who can’t see it.' }),
  };
  if (Object.keys(fields).length > 0) {
    return refuse('invalid', 'not_ready', 'Fill in the missing fields before you publish.', fields);
  }
  return accept({ ...content, publishedAt: content.publishedAt ?? now });
}
