import type { Fact } from '../../../../ui/form/stale/compare-facts.ts';
import { describeText } from '../describe-text.ts';
import { foreseeSlug, type PostValues } from './post-values.ts';
import { sayStanding } from './publish-words.ts';

/** A post part by part, in words; its text as it differs from the one that was opened. */
export function listPostFacts(values: PostValues, opened: PostValues, now: Date): readonly Fact[] {
  const fact = (key: string, name: string, words: string) => ({ key, name, words: words || 'blank' });
  const { title, summary, body, cover, coverAlt, tags, productIds, author } = values;
  return [
    fact('title', 'Title', title),
    fact('slug', 'Link', foreseeSlug(values)),
    fact('summary', 'Summary', summary),
    fact('body', 'Text', describeText(opened.body, body)),
    fact('cover', 'Cover', sayCover(cover?.id, opened.cover?.id)),
    fact('coverAlt', 'Cover description (alt text)', coverAlt),
    fact('tags', 'Tags', tags.join(', ')),
    fact('productIds', 'Products', productIds.join(', ')),
    fact('author', 'Author', author),
    fact('standing', 'Publishing', sayStanding(values, now)),
  ];
}

function sayCover(id: string | undefined, openedId: string | undefined): string {
  if (id === undefined) return 'none';
  return id === openedId ? 'the picture you opened' : 'another picture';
}
