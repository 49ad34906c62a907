import { expect, test } from 'vitest';
import { splitDescription } from './split-description.ts';

test('a short first paragraph is the pitch, the others tell the story', () => {
  expect(splitDescription('Four layers.\n\nSoaked overnight.\nKept cold.\n \n\nEat it soon. ')).toEqual({
    pitch: 'Four layers.',
    paragraphs: ['Soaked overnight.\nKept cold.', 'Eat it soon.'],
  });
});

test('of a long first paragraph the first sentence is the pitch', () => {
  const story = 'It keeps for three days. '.repeat(10).trim();
  expect(splitDescription(`Dark and tall! ${story}`)).toEqual({
    pitch: 'Dark and tall!',
    paragraphs: [story],
  });
});

test('a description that begins with a long sentence has no pitch', () => {
  const story = `${'x'.repeat(221)}. And more.`;
  expect(splitDescription(story)).toEqual({ pitch: '', paragraphs: [story] });
});

test('no description, nothing said', () => {
  expect(splitDescription(' \n ')).toEqual({ pitch: '', paragraphs: [] });
});
