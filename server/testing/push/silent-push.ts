import type { PushPort } from '../../ports/push.ts';

/** Takes every push and rings nowhere. */
export const SILENT_PUSH: PushPort = {
  terms: { kind: 'web_push', publicKey: 'the public key of these tests' },
  canReach: ({ target }) => target.startsWith('https://'),
  send: async () => 'reached',
};
