import { expect, test } from 'vitest';
import { searchQuerySchema, suggestProductsEndpoint } from './search.ts';

test('suggestions are asked for at GET /api/search/suggestions and answered as a list of id, name and category', () => {
  expect(suggestProductsEndpoint).toMatchObject({ method: 'GET', path: '/api/search/suggestions' });
  const suggestion = {
    id: 'c1',
    name: 'Chin chin',
    category: 'Small chops',
    priceToPay: 2_500,
    picture: null,
  };
  expect(suggestProductsEndpoint.answerSchema.parse([{ ...suggestion, price: 2500 }])).toEqual([suggestion]);
  expect(suggestProductsEndpoint.answerSchema.parse([])).toEqual([]);
  expect(suggestProductsEndpoint.answerSchema.safeParse({ data: [suggestion] }).success).toBe(false);
  expect(suggestProductsEndpoint.answerSchema.safeParse([{ id: 'c1', name: 'Chin chin' }]).success).toBe(
    false,
  );
});

test('a query is trimmed before it is measured', () => {
  expect(searchQuerySchema.parse({ q: '  puff puff ' })).toEqual({ q: 'puff puff' });
  expect(searchQuerySchema.parse({ q: ` ${'x'.repeat(100)} ` }).q).toHaveLength(100);
});

test.each([{}, { q: 7 }, { q: 'x'.repeat(101) }])(
  'a query that is missing, no text or above 100 characters is not taken',
  (query) => {
    expect(searchQuerySchema.safeParse(query).success).toBe(false);
  },
);
