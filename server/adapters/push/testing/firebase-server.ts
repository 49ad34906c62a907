import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { pushPayloadSchema } from '../../../../contract/notifications.ts';
import type { FirebaseProject } from '../firebase.ts';

const sentSchema = z.object({
  message: z.object({
    token: z.string(),
    data: pushPayloadSchema,
    webpush: z.object({ headers: z.record(z.string(), z.string()) }),
  }),
});
export type SentMessage = z.infer<typeof sentSchema>['message'];
type Answer = { readonly status: number; readonly body?: object } | 'silent';

/** Made once, because it takes a while. */
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The two calls of Google that a push needs, on a free port of this machine. */
export async function startFirebaseServer({ readClock = () => new Date() } = {}) {
  const sent: SentMessage[] = [];
  const given: string[] = [];
  let decide = (): Answer => ({ status: 200 });
  let grants = (): Answer => ({ status: 200 });
  let secondsOfAccess = 3_600;

  const server = createServer(async (incoming, outgoing) => {
    const say = (answer: Answer, body?: object) => {
      if (answer === 'silent') return;
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(answer.body ?? body ?? {}));
    };
    if (incoming.url === '/token') {
      await readAssertion(incoming);
      const token = randomUUID();
      given.push(token);
      return say(grants(), { access_token: token, expires_in: secondsOfAccess });
    }
    const isKnown = given.some((token) => incoming.headers.authorization === `Bearer ${token}`);
    if (incoming.url !== '/v1/projects/oyin-bakes/messages:send' || !isKnown) return say({ status: 401 });
    const { message } = sentSchema.parse(JSON.parse(await readText(incoming)));
    const answer = decide();
    if (answer !== 'silent' && answer.status === 200) sent.push(message);
    say(answer, { name: 'projects/oyin-bakes/messages/1' });
  });

  async function readAssertion(incoming: IncomingMessage): Promise<void> {
    const form = new URLSearchParams(await readText(incoming));
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      issuer: 'shop@oyin-bakes.iam.gserviceaccount.com',
      audience: `${url}/token`,
      currentDate: readClock(),
    });
    if (payload.scope !== 'https://www.googleapis.com/auth/firebase.messaging') throw new Error('No scope.');
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const where = server.address();
  if (where === null || typeof where === 'string') throw new Error('The stand-in for Firebase got no port.');
  const url = `http://127.0.0.1:${where.port}`;

  const project: FirebaseProject = {
    account: {
      projectId: 'oyin-bakes',
      clientEmail: 'shop@oyin-bakes.iam.gserviceaccount.com',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      tokenUrl: `${url}/token`,
    },
    terms: {
      kind: 'fcm',
      publicKey: 'the key of the project',
      firebase: { apiKey: 'key', projectId: 'oyin-bakes', messagingSenderId: '123456', appId: '1:1:web:1' },
    },
  };
  return {
    url,
    project,
    sent,
    countGrants: () => given.length,
    answerWith: (next: Answer) => {
      decide = () => next;
    },
    answerGrantsWith: (next: Answer) => {
      grants = () => next;
    },
    giveAccessFor: (seconds: number) => {
      secondsOfAccess = seconds;
    },
    async stop(): Promise<void> {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readText(incoming: IncomingMessage): Promise<string> {
  return Buffer.concat(await incoming.toArray()).toString();
}
