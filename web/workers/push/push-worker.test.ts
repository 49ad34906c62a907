import { describe, expect, test, vi } from 'vitest';
import { answerClick } from './answer-click.ts';
import { receivePush } from './receive-push.ts';
import { renewSubscription } from './renew-subscription.ts';

const SENT = {
  title: 'Out for delivery',
  body: 'Your cake is on its way',
  tag: 'order:1',
  link: '/orders/1',
};

type PageSituation = { readonly visibilityState?: 'visible' | 'hidden'; readonly answers?: boolean };

function makePage({ visibilityState = 'visible', answers = true }: PageSituation = {}) {
  const requests: unknown[] = [];
  return {
    requests,
    visibilityState,
    focus: vi.fn(),
    postMessage: (request: unknown, [port]: Transferable[]) => {
      requests.push(request);
      if (answers && port instanceof MessagePort) port.postMessage(true);
    },
  };
}

function makeWorker(...pages: readonly ReturnType<typeof makePage>[]) {
  const matchAll = vi.fn(async () => pages);
  return {
    clients: { matchAll, openWindow: vi.fn(async (_address: string) => null) },
    registration: { showNotification: vi.fn(async () => {}) },
  };
}

describe('a push', () => {
  test('is shown by the device when no page of the shop is open', async () => {
    const worker = makeWorker();
    await receivePush(worker, JSON.stringify(SENT));
    expect(worker.clients.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
    expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith('Out for delivery', {
      body: 'Your cake is on its way',
      tag: 'order:1',
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      data: { link: '/orders/1' },
      lang: 'en-GB',
    });
  });

  test('is only passed on to the page that somebody looks at', async () => {
    const page = makePage();
    const worker = makeWorker(page);
    await receivePush(worker, JSON.stringify(SENT));
    expect(page.requests).toEqual([{ type: 'push', message: SENT }]);
    expect(worker.registration.showNotification).not.toHaveBeenCalled();
  });

  test('is passed on to pages behind others too, and shown by the device', async () => {
    const page = makePage({ visibilityState: 'hidden', answers: false });
    const worker = makeWorker(page);
    await receivePush(worker, JSON.stringify(SENT));
    expect(page.requests).toHaveLength(1);
    expect(worker.registration.showNotification).toHaveBeenCalledOnce();
  });

  test('is shown by the device when the page in front does not take it on', async () => {
    vi.useFakeTimers();
    const worker = makeWorker(makePage({ answers: false }));
    const receiving = receivePush(worker, JSON.stringify(SENT));
    await vi.advanceTimersByTimeAsync(1_500);
    await receiving;
    vi.useRealTimers();
    expect(worker.registration.showNotification).toHaveBeenCalledOnce();
  });

  test.each([undefined, '', 'no JSON', '[]'])(
    'with the payload %j is a new notification (S8.13)',
    async (text) => {
      const worker = makeWorker();
      await receivePush(worker, text);
      expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
        'New notification',
        expect.objectContaining({ body: '', data: { link: '/' } }),
      );
    },
  );
});

describe('a click on the notification', () => {
  test('leads the page in front to what it is about, and brings it to the fore', async () => {
    const [behind, front] = [makePage({ visibilityState: 'hidden' }), makePage()];
    const worker = makeWorker(behind, front);
    await answerClick(worker, { link: '/orders/1' });
    expect(front.requests).toEqual([{ type: 'open', link: '/orders/1' }]);
    expect(front.focus).toHaveBeenCalledOnce();
    expect(behind.requests).toEqual([]);
    expect(worker.clients.openWindow).not.toHaveBeenCalled();
  });

  test('opens a page when there is none', async () => {
    const worker = makeWorker();
    await answerClick(worker, { link: '/orders/1' });
    expect(worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/orders/1');
  });

  test('opens one within the second that Firefox allows, when none of those that are open answers', async () => {
    vi.useFakeTimers();
    const pages = Array.from({ length: 4 }, () => makePage({ answers: false }));
    const worker = makeWorker(...pages);
    const answering = answerClick(worker, { link: '/orders/1' });
    await vi.advanceTimersByTimeAsync(900);
    expect(worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/orders/1');
    await answering;
    vi.useRealTimers();
  });

  test.each([undefined, { link: 'https://elsewhere.example' }, { link: 7 }])(
    'with %j leads home and to no other site',
    async (data) => {
      const worker = makeWorker();
      await answerClick(worker, data);
      expect(worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/');
    },
  );
});

describe('another address from the push service', () => {
  const subscription = {
    endpoint: 'https://push.example/new',
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }),
  };

  function makeRenewal(answers: Readonly<Record<string, Response>>) {
    const calls: (readonly [string, string | undefined, unknown])[] = [];
    const subscribe = vi.fn(async () => subscription as unknown as PushSubscription);
    const worker = {
      registration: { pushManager: { subscribe } },
      fetch: async (address: string | URL | Request, init?: RequestInit) => {
        calls.push([String(address), init?.method, init?.body && JSON.parse(String(init.body))]);
        return answers[String(address)] ?? new Response(null, { status: 204 });
      },
    };
    return { calls, subscribe, worker };
  }

  test('is told to the shop in place of the old one', async () => {
    const { calls, worker } = makeRenewal({
      '/api/auth/token': Response.json({ token: 't' }),
      '/api/push': Response.json({ kind: 'web_push', publicKey: 'BKey' }),
    });
    await renewSubscription(worker, { endpoint: 'https://push.example/old' });
    expect(calls.slice(2)).toEqual([
      [
        '/api/push/subscription',
        'PUT',
        { kind: 'web_push', target: 'https://push.example/new', publicKey: 'p', authSecret: 'a' },
      ],
      ['/api/push/subscription', 'DELETE', { target: 'https://push.example/old' }],
    ]);
  });

  test.each([
    ['nobody is signed in', { '/api/auth/token': new Response(null, { status: 401 }) }],
    [
      'Firebase has tokens of its own',
      {
        '/api/auth/token': Response.json({ token: 't' }),
        '/api/push': Response.json({ kind: 'fcm', publicKey: 'BKey', firebase: {} }),
      },
    ],
  ])('is left to the next visit when %s', async (_, answers) => {
    const { calls, subscribe, worker } = makeRenewal(answers);
    await renewSubscription(worker, null);
    expect(subscribe).not.toHaveBeenCalled();
    expect(calls.map(([address]) => address)).not.toContain('/api/push/subscription');
  });
});
