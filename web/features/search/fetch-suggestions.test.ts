import { expect, test } from 'vitest';
import type { Allergen } from '../../../domain/catalogue/allergens.ts';
import { createApiClient } from '../../api/api-client.ts';
import { signedOutTokens } from '../../api/token-source.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';

const puffPuff = { id: 'p1', name: 'Puff-Puff', category: 'Small chops', priceToPay: 4_500, picture: null };

async function ask(answer: () => Response, avoided: ReadonlySet<Allergen> = new Set(), query = 'puff puff') {
  const asked: string[] = [];
  const api = createApiClient({
    fetch: async (address) => {
      asked.push(address);
      return answer();
    },
    tokens: signedOutTokens,
    goToLogin: () => {},
    log: () => {},
  });
  const found = await fetchSuggestions(query, new AbortController().signal, avoided, api);
  return { asked, found };
}

test('suggestions come from GET /api/search/suggestions with the query (S7.4)', async () => {
  const { asked, found } = await ask(() => Response.json([puffPuff]));
  expect(asked).toEqual(['/api/search/suggestions?q=puff+puff']);
  expect(found).toEqual({ ok: true, suggestions: [puffPuff], hiddenNames: [] });
});

test('what a shopper avoids is left out, and what declares nothing, but not what is made without its egg (P29.32)', async () => {
  const cake = { ...puffPuff, id: 'cake', allergens: ['egg'], egglessExtra: 2_500 };
  const rich = { ...cake, id: 'rich', allergens: ['egg', 'milk'] };
  const plain = { ...puffPuff, id: 'plain', allergens: ['gluten'] };
  const answer = () => Response.json([puffPuff, cake, rich, plain]);
  const { found } = await ask(answer, new Set(['egg', 'milk']));
  expect(found).toEqual({
    ok: true,
    suggestions: [cake, plain],
    hiddenNames: [puffPuff.name, puffPuff.name],
  });
});

test('what is made eggless is suggested only where its price so is within the one that was typed, as in the results (P29.285)', async () => {
  const cake = { ...puffPuff, id: 'cake', allergens: ['egg'], egglessExtra: 2_500 };
  const answer = () => Response.json([cake]);
  const near = await ask(answer, new Set(['egg']), 'cake under 6000');
  expect(near.found).toEqual({ ok: true, suggestions: [], hiddenNames: [puffPuff.name] });
  const far = await ask(answer, new Set(['egg']), 'cake under 7000');
  expect(far.found).toEqual({ ok: true, suggestions: [cake], hiddenNames: [] });
});

test('what was looked for instead is said, also where the first suggestion is left out (P29.462)', async () => {
  const cake = { ...puffPuff, allergens: ['egg'], meant: 'cake', leftOut: ['unicorn'] };
  const { found } = await ask(() => Response.json([cake]), new Set(['egg']), 'unicorn cake');
  expect(found).toMatchObject({
    suggestions: [],
    understood: 'Nothing matches “unicorn”. Showing results for “cake”.',
  });
});

test('of a weekday that was typed it is not said that nothing matches (P29.510)', async () => {
  const cake = { ...puffPuff, meant: 'cake', leftOut: ['saturday'] };
  const { found } = await ask(() => Response.json([cake]), new Set(), 'cake saturday');
  expect(found).toMatchObject({ understood: 'Showing results for “cake”.' });
});

test("a failure carries the server's message (S8.10)", async () => {
  const { found } = await ask(() => Response.json({ message: 'The oven is too hot.' }, { status: 503 }));
  expect(found).toEqual({ ok: false, message: 'The oven is too hot.' });
});

test.each([
  ['an answer without a message', () => new Response(null, { status: 500 })],
  ['an answer of another shape', () => Response.json({ data: [] })],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('a failure with %s carries none', async (_, answer) => {
  expect((await ask(answer)).found).toEqual({ ok: false, message: undefined });
});
