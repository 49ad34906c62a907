import { expect, test } from 'vitest';
import { describeQuestions } from './describe-questions.ts';

test('each question comes with its answer', () => {
  expect(describeQuestions([{ question: 'Do I need an account?', answer: 'No.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Do I need an account?',
        acceptedAnswer: { '@type': 'Answer', text: 'No.' },
      },
    ],
  });
});

test('a page without questions is no page of questions', () => {
  expect(describeQuestions([])).toBeUndefined();
});
