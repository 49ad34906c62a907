import { vi } from 'vitest';
import { createApiClient } from '../api-client.ts';

type SetUp = { readonly baseUrl?: string; readonly token?: string; readonly timeoutMs?: number };

/** What the server does with one request: it answers, the line breaks, or the test decides. */
type Reaction = Response | Error | ((init: RequestInit) => Promise<Response>);

/** A client whose server reacts in the order given, and everything a test wants to see of it. */
export function setUpClient(reactions: readonly Reaction[], { token, ...parts }: SetUp = {}) {
  const calls: { address: string; init: RequestInit; headers: Record<string, string> }[] = [];
  const currentToken = vi.fn((): string | undefined => token);
  const tokens = {
    currentToken,
    isAwaited: vi.fn(() => false),
    refreshToken: vi.fn(async () => {
      currentToken.mockReturnValue('token-2');
      return 'token-2';
    }),
  };
  const log = vi.fn<(message: string, details: Readonly<Record<string, string | number>>) => void>();
  const goToLogin = vi.fn();

  async function fetch(address: string, init: RequestInit): Promise<Response> {
    const reaction = reactions[calls.length];
    calls.push({ address, init, headers: Object.fromEntries(new Headers(init.headers)) });
    if (reaction === undefined) throw new Error(`No reaction was planned for request ${calls.length}`);
    if (reaction instanceof Error) throw reaction;
    return reaction instanceof Response ? reaction : reaction(init);
  }

  const client = createApiClient({ ...parts, fetch, tokens, log, goToLogin });
  return { client, calls, tokens, log, goToLogin };
}
