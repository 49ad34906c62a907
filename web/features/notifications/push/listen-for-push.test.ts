import { expect, test, vi } from 'vitest';
import { listenForPush } from './listen-for-push.ts';

const MESSAGE = { title: 'Out for delivery', body: 'Your cake is on its way', tag: 't', link: '/orders/1' };

function openPage({ isVisible = true, path = '/products' } = {}) {
  const listeners = new Set<(event: MessageEvent) => void>();
  const page = {
    serviceWorker: {
      addEventListener: (_: 'message', listener: (event: MessageEvent) => void) => listeners.add(listener),
      removeEventListener: (_: 'message', listener: (event: MessageEvent) => void) =>
        listeners.delete(listener),
      startMessages: vi.fn(),
    },
    isVisible: () => isVisible,
    readPath: () => path,
    goTo: vi.fn(),
    showToast: vi.fn(),
    reload: vi.fn(),
  };
  const stop = listenForPush(page);
  const answer = vi.fn();
  const send = (data: unknown) => {
    // As much of an event as is looked at.
    const event = { data, ports: [{ postMessage: answer }] } as unknown as MessageEvent;
    for (const listener of listeners) listener(event);
  };
  return { ...page, stop, send, answer };
}

test('a push shows a toast with its body, and then the notifications are loaded anew (S4.8)', () => {
  const { send, showToast, reload, answer } = openPage();
  send({ type: 'push', message: MESSAGE });
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    kind: 'info',
    text: 'Your cake is on its way',
    link: { label: 'View', to: '/orders/1' },
  });
  expect(reload).toHaveBeenCalledOnce();
  expect(reload.mock.invocationCallOrder[0]).toBeGreaterThan(showToast.mock.invocationCallOrder[0] ?? 0);
  expect(answer).toHaveBeenCalledOnce();
});

test("a push without a body shows the toast 'New notification' (S8.13)", () => {
  const { send, showToast } = openPage();
  send({ type: 'push', message: { title: 'Any' } });
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'info', text: 'New notification' });
});

test('a page that nobody looks at shows nothing and leaves the push to the device', () => {
  const { send, showToast, reload, answer } = openPage({ isVisible: false });
  send({ type: 'push', message: MESSAGE });
  expect(showToast).not.toHaveBeenCalled();
  expect(answer).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['to the page it is shown on', '/orders/1', '/orders/1'],
  ['into the admin area, which is a document of its own', '/products', '/admin/orders/1'],
])('a toast does not lead %s', (_, path, link) => {
  const { send, showToast } = openPage({ path });
  send({ type: 'push', message: { ...MESSAGE, link } });
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'info', text: MESSAGE.body });
});

test('a click on the device’s notification leads the page to what it is about', () => {
  const { send, goTo, answer } = openPage();
  send({ type: 'open', link: '/orders/1' });
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/orders/1');
  expect(answer).toHaveBeenCalledOnce();
});

test('what others send, and what comes after the end, is passed over', () => {
  const { send, stop, showToast, reload } = openPage();
  send({ type: 'something else' });
  stop();
  send({ type: 'push', message: MESSAGE });
  expect(showToast).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('browsers without service workers hear nothing', () => {
  expect(() => listenForPush({ ...openPage(), serviceWorker: undefined })()).not.toThrow();
});
