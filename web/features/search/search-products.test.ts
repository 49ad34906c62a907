import { expect, test } from 'vitest';
import { createApiClient } from '../../api/api-client.ts';
import { signedOutTokens } from '../../api/token-source.ts';
import { searchProducts } from './search-products.ts';

const NOTHING = { data: [], total: 0, terms: [], needs: [], alternatives: [] };

function setUp(answer: () => Response) {
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
  return { asked, search: () => searchProducts('puff puff', new AbortController().signal, api) };
}

test('results come from GET /api/search/search with the query (S7.4)', async () => {
  const { asked, search } = setUp(() => Response.json(NOTHING));
  expect(await search()).toEqual(NOTHING);
  expect(asked).toEqual(['/api/search/search?q=puff+puff']);
});

test("a failure says the server's message (S8.11)", async () => {
  const { search } = setUp(() => Response.json({ message: 'The oven is too hot.' }, { status: 503 }));
  await expect(search()).rejects.toThrow('The oven is too hot.');
});

test.each([
  ['an answer without a message', () => new Response(null, { status: 500 })],
  ['an answer of another shape', () => Response.json([])],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])("a failure with %s says 'Failed to search products' (S8.11)", async (_, answer) => {
  await expect(setUp(answer).search()).rejects.toThrow('Failed to search products');
});
