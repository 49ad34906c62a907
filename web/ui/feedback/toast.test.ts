import { expect, test, vi } from 'vitest';
import { createToastQueue, type Toast } from './toast.ts';

const sent: Toast = { kind: 'success', text: 'Password reset email sent' };
const failed: Toast = { kind: 'error', text: 'Failed to mark as read' };

test('toasts shown before anybody can show them wait, in their order', () => {
  const { show, receive } = createToastQueue();
  const received: Toast[] = [];
  show(sent);
  show(failed);
  receive((toast) => received.push(toast));
  expect(received).toEqual([sent, failed]);
});

test('the part that shows them is called for with the first one', () => {
  const { show, whenWanted, receive } = createToastQueue();
  const call = vi.fn();
  whenWanted(call);
  expect(call).not.toHaveBeenCalled();
  show(sent);
  expect(call).toHaveBeenCalledTimes(1);
  receive(() => {});
  show(failed);
  expect(call).toHaveBeenCalledTimes(1);
});

test('it is called for at once where something waits already', () => {
  const { show, whenWanted } = createToastQueue();
  const call = vi.fn();
  show(sent);
  whenWanted(call);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a toast is shown once, even when the part that shows them is replaced', () => {
  const { show, receive } = createToastQueue();
  const first: Toast[] = [];
  const second: Toast[] = [];
  const leaveFirst = receive((toast) => first.push(toast));
  show(sent);
  receive((toast) => second.push(toast));
  leaveFirst();
  show(failed);
  expect([first, second]).toEqual([[sent], [failed]]);
});
