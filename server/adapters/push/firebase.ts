import * as z from 'zod/mini';
import type { PushPayload, PushTerms } from '../../../contract/notifications.ts';
import { PushFault, type PushPort } from '../../ports/push.ts';
import { AccessFault, createAccessTokens, type ServiceAccount } from '../google/access-tokens.ts';
import {
  judgeStatus,
  PUSH_LIVES_SECONDS,
  PUSH_TIME_LIMIT_MS,
  PUSH_URGENCY,
  writeTopic,
} from './push-manner.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';

export type FirebaseProject = {
  readonly account: ServiceAccount;
  /** What browsers are told; none of it is secret. */
  readonly terms: Extract<PushTerms, { kind: 'fcm' }>;
};

export type FirebasePushOptions = FirebaseProject & {
  readonly messagingUrl?: string;
  readonly readClock?: () => Date;
  readonly timeLimitMs?: number;
};

const refusalSchema = z.object({
  error: z.object({
    details: z.array(
      z.object({
        errorCode: z.optional(z.string()),
        fieldViolations: z.optional(z.array(z.object({ field: z.optional(z.string()) }))),
      }),
    ),
  }),
});

/** Whether Google hands out a token for the account. */
export async function checkFirebaseAccount({ account }: Pick<FirebaseProject, 'account'>): Promise<void> {
  const readClock = () => new Date();
  await createAccessTokens({ account, scope: SCOPE, readClock, timeLimitMs: PUSH_TIME_LIMIT_MS }).read();
}

/** Firebase Cloud Messaging by its HTTP v1 interface, for shops that have a project there. */
export function createFirebasePush(options: FirebasePushOptions): PushPort {
  const { account, terms, readClock = () => new Date(), timeLimitMs = PUSH_TIME_LIMIT_MS } = options;
  const { messagingUrl = 'https://fcm.googleapis.com' } = options;
  const tokens = createAccessTokens({ account, scope: SCOPE, readClock, timeLimitMs });

  async function post(message: object): Promise<Response> {
    try {
      return await fetch(`${messagingUrl}/v1/projects/${account.projectId}/messages:send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await tokens.read()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      });
    } catch (error) {
      if (error instanceof AccessFault) throw new PushFault(error.message, error);
      throw new PushFault('Firebase cannot be reached.', { isLasting: false });
    }
  }

  return {
    terms,
    canReach: ({ kind, target }) => kind === 'fcm' && /^[\w:-]+$/.test(target),
    async send({ kind, target }, payload) {
      // Subscribed at its own push service, before the shop had a project.
      if (kind !== 'fcm') return 'gone';
      const answer = await post(writeMessage(target, payload));
      if (answer.status === 401) {
        tokens.forget();
        throw new PushFault('Firebase no longer takes our access.', { isLasting: false });
      }
      const text = await answer.text();
      return !answer.ok && isAboutToken(text) ? 'gone' : judgeStatus(answer.status);
    },
  };
}

/** As data alone: our own worker shows it, in the same way whoever carried it. */
function writeMessage(token: string, payload: PushPayload): object {
  return {
    token,
    data: payload,
    webpush: {
      headers: {
        TTL: String(PUSH_LIVES_SECONDS),
        Urgency: PUSH_URGENCY,
        Topic: writeTopic(payload.tag),
      },
    },
  };
}

/** Whether the browser has left, belongs to another project or never was: Google's own words, and nothing wrong but the token. */
function isAboutToken(refusal: string): boolean {
  const details = readRefusal(refusal)?.error.details ?? [];
  const codes = details.flatMap(({ errorCode }) => errorCode ?? []);
  const fields = details.flatMap(({ fieldViolations = [] }) => fieldViolations.map(({ field }) => field));
  const hasOtherFault = fields.some((field) => field !== 'message.token');
  return (
    codes.includes('UNREGISTERED') ||
    codes.includes('SENDER_ID_MISMATCH') ||
    (codes.includes('INVALID_ARGUMENT') && !hasOtherFault)
  );
}

function readRefusal(text: string): z.infer<typeof refusalSchema> | undefined {
  try {
    return refusalSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
