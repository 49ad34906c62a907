import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSuggestionFinder, type FindSuggestions } from './suggestion-finder.ts';

const puffPuff = { id: 'p1', name: 'Puff-Puff', category: 'Small chops', priceToPay: 4_500, picture: null };
const platter = {
  id: 'p2',
  name: 'Small Chops Platter',
  category: 'Small chops',
  priceToPay: 4_500,
  picture: null,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * The typing rests, and every answer comes. Not simply all timers: one of another test of this worker that starts itself over
 * and over would never be the last.
 */
const rest = () => vi.advanceTimersByTimeAsync(10_000);

function setUp(
  answer: FindSuggestions = async () => ({ ok: true, suggestions: [puffPuff, platter], hiddenNames: [] }),
) {
  const findSuggestions = vi.fn(answer);
  return { finder: createSuggestionFinder(findSuggestions), findSuggestions };
}

describe('typing', () => {
  test('asks once the typing has rested for 300 ms (S9.3)', async () => {
    const { finder, findSuggestions } = setUp();
    finder.type('puf');
    await vi.advanceTimersByTimeAsync(299);
    finder.type('puff');
    await vi.advanceTimersByTimeAsync(299);
    expect(findSuggestions).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(findSuggestions.mock.calls.map(([query]) => query)).toEqual(['puff']);
  });

  test.each(['pu', '  pu  ', ''])(
    'asks nothing for %j, which is not longer than 2 characters (S5.8, S9.3)',
    async (query) => {
      const { finder, findSuggestions } = setUp();
      finder.type(query);
      await rest();
      expect(findSuggestions).not.toHaveBeenCalled();
      expect(finder.read()).toMatchObject({ suggestions: [], isOpen: false });
    },
  );

  test('opens the list when the query is longer than 2 characters, asking without the blanks around it (S4.11)', async () => {
    const { finder, findSuggestions } = setUp();
    finder.type(' puf ');
    await rest();
    expect(findSuggestions.mock.calls[0]?.[0]).toBe('puf');
    expect(finder.read()).toMatchObject({ query: ' puf ', suggestions: [puffPuff, platter], isOpen: true });
  });

  test('clears the list when the query becomes too short (S5.8)', async () => {
    const { finder } = setUp();
    finder.type('puff');
    await rest();
    finder.type('pu');
    expect(finder.read()).toMatchObject({ query: 'pu', suggestions: [], isOpen: false });
  });

  test('an answer that arrives late never replaces the answer to a newer query', async () => {
    const answers: Record<string, number> = { puff: 500, 'puff p': 10 };
    const { finder } = setUp(async (query) => {
      await new Promise((resolve) => setTimeout(resolve, answers[query]));
      return { ok: true, suggestions: query === 'puff' ? [platter] : [puffPuff], hiddenNames: [] };
    });
    finder.type('puff');
    await vi.advanceTimersByTimeAsync(300);
    finder.type('puff p');
    await rest();
    expect(finder.read().suggestions).toEqual([puffPuff]);
  });

  test('an answer that arrives after the list was closed does not open it again', async () => {
    const { finder, findSuggestions } = setUp();
    finder.type('puff');
    await vi.advanceTimersByTimeAsync(200);
    finder.close();
    await rest();
    expect(findSuggestions).not.toHaveBeenCalled();
    expect(finder.read().isOpen).toBe(false);
  });

  test('tells its listeners until they leave', () => {
    const { finder } = setUp();
    const listener = vi.fn();
    const leave = finder.subscribe(listener);
    finder.type('puff');
    leave();
    finder.type('puff puff');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a failure', () => {
  async function failWith(answer: FindSuggestions) {
    const { finder, findSuggestions } = setUp();
    finder.type('puff');
    await rest();
    findSuggestions.mockImplementation(answer);
    finder.type('puff p');
    await rest();
    return finder.read();
  }

  test("empties and closes the list with the server's message (S8.10)", async () => {
    const state = await failWith(async () => ({ ok: false, message: 'The oven is too hot.' }));
    expect(state).toMatchObject({ suggestions: [], isOpen: false, failure: 'The oven is too hot.' });
  });

  test("without one says 'Failed to get suggestions' (S8.10)", async () => {
    const refused = await failWith(async () => ({ ok: false }));
    expect(refused).toMatchObject({ suggestions: [], isOpen: false, failure: 'Failed to get suggestions' });
    const thrown = await failWith(() => Promise.reject(new Error('chunk 7 is missing')));
    expect(thrown.failure).toBe('Failed to get suggestions');
  });

  test('is forgotten with the next letter', async () => {
    const { finder } = setUp(async () => ({ ok: false }));
    finder.type('puff');
    await rest();
    finder.type('puff p');
    expect(finder.read().failure).toBeNull();
  });
});

test('the arrow keys go round through the suggestions and the text', async () => {
  const { finder } = setUp();
  finder.type('puff');
  await rest();
  const stops = [1, 1, 1, -1, -1].map((step) => {
    finder.move(step as 1 | -1);
    return finder.read().activeIndex;
  });
  expect(stops).toEqual([0, 1, -1, 1, 0]);
});

test('the arrow keys do nothing without suggestions', () => {
  const { finder } = setUp();
  finder.move(1);
  expect(finder.read()).toMatchObject({ isOpen: false, activeIndex: -1 });
});

test('the query whose results are shown stands in the box and asks for nothing', async () => {
  const { findSuggestions } = setUp();
  const finder = createSuggestionFinder(findSuggestions, 'puff puff');
  expect(finder.read()).toMatchObject({ query: 'puff puff', isOpen: false });
  finder.type('chin');
  finder.show('meat pie');
  await rest();
  expect(finder.read()).toMatchObject({ query: 'meat pie', suggestions: [], isOpen: false });
  expect(findSuggestions).not.toHaveBeenCalled();
});
