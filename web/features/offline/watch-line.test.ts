import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LineSign } from '../../api/line-signs.ts';
import { watchLine } from './watch-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const line = { isThere: true, isKnown: true };
  const announced: boolean[] = [];
  let hear: (sign: LineSign) => void = () => {};
  let comeBack = () => {};
  const isShopThere = vi.fn(async () => line.isThere);
  const stop = watchLine({
    watchSigns: (listener) => {
      hear = listener;
      return () => {
        hear = () => {};
      };
    },
    watchReturn: (onReturn) => {
      comeBack = onReturn;
      return () => {};
    },
    isShopThere,
    hasLine: () => line.isKnown,
    setDead: (isDead) => announced.push(isDead),
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return {
    line,
    announced,
    isShopThere,
    stop,
    pass,
    hear: (sign: LineSign) => hear(sign),
    comeBack: () => comeBack(),
  };
}

test('as long as calls are answered nobody looks', async () => {
  const { hear, pass, isShopThere } = setUp();
  hear('answered');
  await pass(600_000);
  expect(isShopThere).not.toHaveBeenCalled();
});

test('one lost call is no dead line while the shop is there', async () => {
  const { hear, pass, announced, isShopThere } = setUp();
  for (let count = 0; count < 3; count += 1) hear('unanswered');
  await pass(1_500);
  expect(isShopThere).toHaveBeenCalledTimes(1);
  expect(announced).toEqual([false]);
});

test('when the shop is not there either the line is dead, until it is there again', async () => {
  const { line, hear, pass, announced, isShopThere } = setUp();
  line.isThere = false;
  hear('unanswered');
  await pass(1_499);
  expect(announced).toEqual([]);
  await pass(1);
  expect(announced).toEqual([true]);
  line.isThere = true;
  await pass(5_000);
  expect(announced).toEqual([true, false]);
  await pass(600_000);
  expect(isShopThere).toHaveBeenCalledTimes(2);
});

test('on a dead line it is looked less and less often', async () => {
  const { line, hear, pass, isShopThere } = setUp();
  line.isThere = false;
  hear('unanswered');
  await pass(1_500 + 5_000 + 10_000 + 20_000 + 30_000 + 30_000);
  expect(isShopThere).toHaveBeenCalledTimes(6);
});

test('an answer, or the browser’s word, on a dead line makes it look at once and says nothing by itself', async () => {
  const { line, hear, comeBack, pass, announced } = setUp();
  line.isThere = false;
  hear('unanswered');
  await pass(1_500);
  comeBack();
  hear('answered');
  await pass(0);
  expect(announced).toEqual([true, true]);
  line.isThere = true;
  hear('answered');
  await pass(0);
  expect(announced.at(-1)).toBe(false);
});

test('where the browser knows of no line, and after the end, nothing is said', async () => {
  const { line, hear, pass, stop, announced, isShopThere } = setUp();
  line.isKnown = false;
  hear('unanswered');
  await pass(1_500);
  expect(isShopThere).not.toHaveBeenCalled();
  line.isKnown = true;
  hear('unanswered');
  stop();
  await pass(1_500);
  expect(announced).toEqual([]);
});
