import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LineSign } from '../../api/line-signs.ts';
import { watchLine } from './watch-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const line = { isThere: true, isKnown: true };
  const announced: boolean[] = [];
  let receive: (sign: LineSign) => void = () => {};
  let comeBack = () => {};
  const isShopThere = vi.fn(async () => line.isThere);
  const stop = watchLine({
    watchSigns: (listener) => {
      receive = listener;
      return () => {
        receive = () => {};
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
    receive: (sign: LineSign) => receive(sign),
    comeBack: () => comeBack(),
  };
}

test('as long as calls are answered nobody looks', async () => {
  const { receive, pass, isShopThere } = setUp();
  receive('answered');
  await pass(600_000);
  expect(isShopThere).not.toHaveBeenCalled();
});

test('one lost call is no dead line while the shop is there', async () => {
  const { receive, pass, announced, isShopThere } = setUp();
  for (let count = 0; count < 3; count += 1) receive('unanswered');
  await pass(1_500);
  expect(isShopThere).toHaveBeenCalledTimes(1);
  expect(announced).toEqual([false]);
});

test('when the shop is not there either the line is dead, until it is there again', async () => {
  const { line, receive, pass, announced, isShopThere } = setUp();
  line.isThere = false;
  receive('unanswered');
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
  const { line, receive, pass, isShopThere } = setUp();
  line.isThere = false;
  receive('unanswered');
  await pass(1_500 + 5_000 + 10_000 + 20_000 + 30_000 + 30_000);
  expect(isShopThere).toHaveBeenCalledTimes(6);
});

test('an answer, or the browser’s word, on a dead line makes it look at once and says nothing by itself', async () => {
  const { line, receive, comeBack, pass, announced } = setUp();
  line.isThere = false;
  receive('unanswered');
  await pass(1_500);
  comeBack();
  receive('answered');
  await pass(0);
  expect(announced).toEqual([true, true]);
  line.isThere = true;
  receive('answered');
  await pass(0);
  expect(announced.at(-1)).toBe(false);
});

test('where the browser knows of no line, and after the end, nothing is said', async () => {
  const { line, receive, pass, stop, announced, isShopThere } = setUp();
  line.isKnown = false;
  receive('unanswered');
  await pass(1_500);
  expect(isShopThere).not.toHaveBeenCalled();
  line.isKnown = true;
  receive('unanswered');
  stop();
  await pass(1_500);
  expect(announced).toEqual([]);
});
