import type { JsonLd } from './json-ld.ts';

/** The answer in plain words. */
export type AnsweredQuestion = { readonly question: string; readonly answer: string };

/** Undefined without a question: a page of none is a mistake to search engines. */
export function describeQuestions(questions: readonly AnsweredQuestion[]): JsonLd | undefined {
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
