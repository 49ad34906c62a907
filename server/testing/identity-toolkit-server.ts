import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { jwtVerify } from 'jose';
import type { IdentityToolkitOptions } from '../adapters/identity/firebase/identity-toolkit.ts';
import { createToolkitAccounts, refuseCall, type ToolkitAnswer } from './identity-toolkit-accounts.ts';

const PROJECT = 'oyin-bakes';
const CLIENT_EMAIL = 'shop@oyin-bakes.iam.gserviceaccount.com';
const API_KEY = 'AIzaSyA0123456789abcdefghijklmnopqrstuv';
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit';

/** Made once, because it takes a while. */
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

export type ToolkitServer = Awaited<ReturnType<typeof startToolkitServer>>;
/** `silent` never answers; a text is answered as the page of a proxy. */
type Fault = ToolkitAnswer | 'silent' | { readonly status: number; readonly text: string };

/** Firebase Authentication on a free port of this machine: the calls that the shop makes, and nothing else. */
export async function startToolkitServer() {
  const accounts = createToolkitAccounts();
  const calls: { readonly method: string; readonly text: string }[] = [];
  const given: string[] = [];
  let findFault: (method: string) => Fault | undefined = () => undefined;

  function decide(incoming: IncomingMessage, method: string, body: unknown): ToolkitAnswer {
    if (method === 'signInWithPassword') {
      const isOurs = incoming.headers['x-goog-api-key'] === API_KEY;
      return isOurs
        ? accounts.signIn(body)
        : refuseCall(400, 'API key not valid. Please pass a valid API key.');
    }
    const isAllowed = given.some((token) => incoming.headers.authorization === `Bearer ${token}`);
    if (!isAllowed) return refuseCall(401, 'Request had invalid authentication credentials.');
    const administer = Object.entries(accounts.administer).find(([name]) => name === method)?.[1];
    return administer?.(body) ?? refuseCall(404, 'Not Found');
  }

  const server = createServer(async (incoming, outgoing) => {
    const text = Buffer.concat(await incoming.toArray()).toString();
    const say = (status: number, body: string, type = 'application/json') => {
      outgoing.writeHead(status, { 'content-type': type });
      outgoing.end(body);
    };
    const isForAll = incoming.url === '/v1/accounts:signInWithPassword';
    const ours = new RegExp(`^/v1/projects/${PROJECT}/accounts:(\\w+)$`).exec(incoming.url ?? '');
    const method = incoming.url === '/token' ? 'token' : isForAll ? 'signInWithPassword' : (ours?.[1] ?? '');
    calls.push({ method, text });
    const fault = findFault(method);
    if (fault === 'silent') return;
    if (fault) {
      return 'text' in fault
        ? say(fault.status, fault.text, 'text/html')
        : say(fault.status, JSON.stringify(fault.body));
    }
    if (method === 'token') return say(200, JSON.stringify(await giveAccess(text)));
    try {
      const { status, body } = decide(incoming, method, JSON.parse(text));
      say(status, JSON.stringify(body));
    } catch (error) {
      say(400, JSON.stringify(refuseCall(400, `INVALID_ARGUMENT : ${String(error)}`).body));
    }
  });

  async function giveAccess(form: string): Promise<object> {
    const { payload } = await jwtVerify(new URLSearchParams(form).get('assertion') ?? '', publicKey, {
      issuer: CLIENT_EMAIL,
      audience: `${url}/token`,
    });
    if (payload.scope !== SCOPE) throw new Error('Another scope was asked for.');
    const token = randomUUID();
    given.push(token);
    return { access_token: token, expires_in: 3_600, token_type: 'Bearer' };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const where = server.address();
  if (where === null || typeof where === 'string') throw new Error('The stand-in for Firebase got no port.');
  const url = `http://127.0.0.1:${where.port}`;

  const options: IdentityToolkitOptions = {
    account: {
      projectId: PROJECT,
      clientEmail: CLIENT_EMAIL,
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      tokenUrl: `${url}/token`,
    },
    apiKey: API_KEY,
    toolkitUrl: url,
  };
  return {
    options,
    accounts,
    /** Every call so far, in order. */
    calls,
    listMethods: () => calls.map(({ method }) => method),
    /** From now on; undefined for calls that go well. */
    failWith(next: Fault | undefined, isMeant: (method: string) => boolean = () => true): void {
      findFault = (method) => (next && isMeant(method) ? next : undefined);
    },
    dropAccess: () => {
      given.length = 0;
    },
    async stop(): Promise<void> {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
