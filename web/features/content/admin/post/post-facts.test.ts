import { expect, test } from 'vitest';
import { compareFacts } from '../../../../ui/form/stale/compare-facts.ts';
import { listPostFacts } from './post-facts.ts';
import { toSaved } from './post-values.ts';
import { EXAMPLE_POST } from './testing/example-post.ts';

const NOW = new Date('2026-11-15T09:00:00.000Z');
const OPENED = toSaved(EXAMPLE_POST).values;

test('what two people changed in the same post is told part by part', () => {
  const list = (values: typeof OPENED) => listPostFacts(values, OPENED, NOW);
  const changes = compareFacts({
    before: list(OPENED),
    now: list({ ...OPENED, body: '## In the car\n\nOn your knees.', tags: [] }),
    mine: list({ ...OPENED, body: '## In the car\n\nOn the seat.', title: 'Cool cakes' }),
  });
  expect(changes).toEqual([
    {
      key: 'body',
      name: 'Text',
      now: '7 words, “## In the car On your knees.”',
      mine: '7 words, “…In the car On the seat.”',
    },
    { key: 'tags', name: 'Tags', now: 'blank', mine: undefined },
  ]);
});
