import { expect, test } from 'vitest';
import { createLoading, type LoadedState, NOTHING_LOADED } from './loading.ts';

/** A screen whose answers come when the test lets them come. */
function openScreen() {
  let state: LoadedState<string> = NOTHING_LOADED;
  const loading = createLoading<string>((change) => {
    state = change(state);
  });
  const asked: PromiseWithResolvers<string>[] = [];
  const anew: boolean[] = [];
  const load = (_signal: AbortSignal, isAnew: boolean) => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    anew.push(isAnew);
    return answer.promise;
  };
  const answer = async (place: number, words: string) => {
    asked[place]?.resolve(words);
    await asked[place]?.promise;
  };
  return { ...loading, load, answer, asked, anew, read: () => state };
}

test('what was loaded stays while it is loaded anew', async () => {
  const { start, load, answer, read } = openScreen();
  start(load);
  await answer(0, 'confirmed');
  expect(read()).toEqual({ data: 'confirmed', isLoading: false, failure: null });
  start(load);
  expect(read()).toEqual({ data: 'confirmed', isLoading: true, failure: null });
});

test('what is on the screen is asked for anew; what is not may come from wherever it is kept', async () => {
  const { start, load, asked, answer, anew } = openScreen();
  start(load);
  asked[0]?.reject(new Error('Network error.'));
  await asked[0]?.promise.catch(() => {});
  start(load);
  await answer(1, 'confirmed');
  start(load);
  expect(anew).toEqual([false, false, true]);
});

test('news while it comes for the first time do not keep it from being shown, and are not lost', async () => {
  const { startAnew, start, load, answer, asked, read } = openScreen();
  start(load);
  startAnew(load);
  startAnew(load);
  expect(asked).toHaveLength(1);
  await answer(0, 'pending');
  expect(read()).toEqual({ data: 'pending', isLoading: true, failure: null });
  expect(asked).toHaveLength(2);
  await answer(1, 'confirmed');
  expect(read()).toEqual({ data: 'confirmed', isLoading: false, failure: null });
});

test('news of what is shown are asked for at once, and of two answers the later one counts', async () => {
  const { startAnew, start, load, answer, read } = openScreen();
  start(load);
  await answer(0, 'pending');
  startAnew(load);
  startAnew(load);
  await answer(2, 'in the kitchen');
  await answer(1, 'confirmed');
  expect(read().data).toBe('in the kitchen');
});

test('an answer that was asked for before a change does not come over what the change told', async () => {
  const { start, replace, load, answer, asked, read } = openScreen();
  start(load);
  await answer(0, 'confirmed');
  start(load);
  replace('cancelled');
  await answer(1, 'confirmed');
  expect(read().data).toBe('cancelled');
  expect(asked).toHaveLength(3);
  await answer(2, 'cancelled, money on its way');
  expect(read()).toEqual({ data: 'cancelled, money on its way', isLoading: false, failure: null });
});

test('a change that comes while another list is loaded does not lose that list', async () => {
  const { start, replace, load, answer, read } = openScreen();
  start(load);
  await answer(0, 'five weeks');
  const later = openScreen();
  start(later.load);
  replace('five weeks, one day closed');
  expect(read()).toEqual({ data: 'five weeks, one day closed', isLoading: true, failure: null });
  await later.answer(1, 'ten weeks, one day closed');
  expect(read().data).toBe('ten weeks, one day closed');
});

test('a change with nothing under way asks for nothing', async () => {
  const { start, replace, load, answer, asked, read } = openScreen();
  start(load);
  await answer(0, 'confirmed');
  replace('cancelled');
  expect(read()).toEqual({ data: 'cancelled', isLoading: false, failure: null });
  expect(asked).toHaveLength(1);
});

test('a load that failed is not under way any more', async () => {
  const { start, replace, load, asked, read } = openScreen();
  start(load);
  asked[0]?.reject(new Error('Network error.'));
  await asked[0]?.promise.catch(() => {});
  expect(read()).toEqual({ data: undefined, isLoading: false, failure: 'Network error.' });
  replace('cancelled');
  expect(asked).toHaveLength(1);
});

test('whoever has left hears nothing more', async () => {
  const { start, stop, load, answer, read } = openScreen();
  start(load);
  stop();
  await answer(0, 'confirmed');
  expect(read()).toEqual(NOTHING_LOADED);
});

test('whoever comes back is shown it after all', async () => {
  const { start, stop, load, answer, read } = openScreen();
  start(load);
  stop();
  start(load);
  await answer(1, 'confirmed');
  expect(read().data).toBe('confirmed');
});
