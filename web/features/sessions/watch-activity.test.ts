import { expect, test, vi } from 'vitest';
import { watchActivity } from './watch-activity.ts';

test.each(['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll', 'wheel'])(
  '%s is activity',
  (type) => {
    const page = new EventTarget();
    const onActivity = vi.fn();
    watchActivity(page, onActivity);
    page.dispatchEvent(new Event(type));
    expect(onActivity).toHaveBeenCalledTimes(1);
  },
);

test('what the page does by itself is none, and nothing is after stopping', () => {
  const page = new EventTarget();
  const onActivity = vi.fn();
  const stop = watchActivity(page, onActivity);
  for (const type of ['focus', 'visibilitychange', 'storage', 'online']) page.dispatchEvent(new Event(type));
  stop();
  page.dispatchEvent(new Event('pointermove'));
  expect(onActivity).not.toHaveBeenCalled();
});
