import { expect, type Mock, vi } from 'vitest';
import { createBuiltInIdentity } from '../../built-in-identity.ts';
import type { IdentityListener } from '../../identity.ts';
import type { NewsChannel } from '../tab-news.ts';
import { makeToken } from './make-token.ts';

export const ADA = { id: 'u1', name: 'Ada', email: 'ada@bakery.example', image: null };
export const BOLA = {
  id: 'u2',
  name: 'Bọla',
  email: 'bola@bakery.example',
  image: '/bola.webp',
};

type ProviderUser = typeof ADA | typeof BOLA;
type Answer = (body: unknown) => Response | Promise<Response>;

export const refuse = (status: number, code: string, message = code) =>
  Response.json({ message, code }, { status });

/** A provider that remembers who is signed in, and any number of tabs of one browser that talk to it. */
export function setUpTabs(signedIn: ProviderUser | null = null) {
  const provider = { signedIn, isAdmin: false, minted: 0 };
  const calls: { readonly path: string; readonly method: string; readonly body: unknown }[] = [];
  const channels = new Map<object, (event: MessageEvent) => void>();

  const answers: Record<string, Answer> = {
    '/api/auth/get-session': () =>
      Response.json(provider.signedIn && { session: { id: 's1' }, user: provider.signedIn }),
    '/api/auth/token': () => {
      if (!provider.signedIn) return refuse(401, 'unauthenticated');
      provider.minted += 1;
      const { isAdmin } = provider;
      const role = isAdmin ? 'owner' : null;
      const claims = { sub: provider.signedIn.id, admin: isAdmin, role, name: `token ${provider.minted}` };
      return Response.json({ token: makeToken(claims) });
    },
    '/api/auth/sign-in/email': (body) => {
      const { email } = body as { email: string };
      provider.signedIn = email === BOLA.email ? BOLA : ADA;
      return Response.json({ user: provider.signedIn });
    },
    '/api/auth/sign-out': () => {
      provider.signedIn = null;
      return Response.json({ success: true });
    },
  };

  async function fetch(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    calls.push({ path, method, body: sent });
    return answers[path]?.(sent) ?? Response.json({ status: true });
  }

  function openChannel(): NewsChannel {
    const channel = {
      addEventListener: (_: string, listener: (event: MessageEvent) => void) =>
        void channels.set(channel, listener),
      postMessage: (data: unknown) => {
        for (const [other, listener] of channels) {
          if (other !== channel) listener(new MessageEvent('message', { data }));
        }
      },
    };
    return channel as NewsChannel; // of its overloads only this one is used
  }

  /** A tab that has just been opened. */
  function openTab() {
    const news = vi.fn<IdentityListener>();
    const log = vi.fn();
    const goTo = vi.fn();
    let comeBack = () => {};
    const watchReturn = (onReturn: () => void) => {
      comeBack = onReturn;
    };
    const identity = createBuiltInIdentity({ fetch, openChannel, watchReturn, goTo, log });
    const stop = identity.observe(news);
    return { identity, news, log, goTo, stop, comeBack: () => comeBack() };
  }

  return { provider, calls, answers, openTab };
}

/** Until the news has come that is expected last. */
export function expectNews(
  news: Mock<IdentityListener>,
  ...last: Parameters<IdentityListener>
): Promise<void> {
  return vi.waitFor(() => expect(news.mock.lastCall).toEqual(last));
}
