import { expect, test } from 'vitest';
import { describeText } from './describe-text.ts';

test('a long text is shown from where it first differs', () => {
  const opened = 'word '.repeat(200);
  const changed = describeText(opened, `${opened}and more ${'of it '.repeat(30)}`);
  expect(changed).toMatch(/^262 words, “…word word word word and more of it .*…”$/);
});

test('a text that nobody changed, and one that is gone, are said so', () => {
  expect(describeText('One.', 'One.')).toBe('unchanged');
  expect(describeText('One.', ' ')).toBe('empty');
  expect(describeText('One.', 'Two.')).toBe('1 word, “Two.”');
});
