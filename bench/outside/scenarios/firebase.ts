import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startFirebaseEmulator } from '../services.ts';
import { type Scenario, Skipped } from '../table.ts';
import { must, OWNER, post, signIn, type World, waitFor } from '../world.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PERSON = { name: 'Bisi Ade', email: 'bisi@bakery.example', password: 'seven cold pies for lunch' };
const OTHER_PASSWORD = 'nine quiet ovens at noon';

/** The link in the newest mail to somebody. */
async function readToken(url: string, to: string, page: string): Promise<string> {
  let token = '';
  const find = new RegExp(`/${page}#token=([\\w.-]+)`, 'g');
  await waitFor(`the mail with a link to ${page}`, async () => {
    const mails = await (await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(to)}`)).text();
    token = [...mails.matchAll(find)].map(([, found = '']) => found)[0] ?? '';
    return token !== '';
  });
  return token;
}

export async function listFirebaseScenarios(
  world: World,
  folder: string,
  opened: AsyncDisposableStack,
): Promise<readonly Scenario[]> {
  const emulator = await startFirebaseEmulator(folder).catch((error: unknown) => error as Error);
  if (!(emulator instanceof Error)) opened.defer(emulator.stop);
  const withEmulator = (run: (host: string) => Promise<void>) => async () => {
    if (emulator instanceof Error)
      throw emulator instanceof Skipped ? emulator : new Skipped(emulator.message);
    await run(emulator.host);
  };
  const settings = (host: string) => ({ IDENTITY: 'firebase', FIREBASE_AUTH_EMULATOR_HOST: host });

  const administer = async (host: string, method: string, body: object) => {
    const address = `http://${host}/identitytoolkit.googleapis.com/v1/projects/demo-oyin/accounts:${method}`;
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { users?: readonly { localId: string }[] };
  };
  const findLocalId = async (host: string, email: string) =>
    (await administer(host, 'lookup', { email: [email] })).users?.[0]?.localId;

  return [
    {
      name: 'registration, sign-in and reset with the emulator; a handed-over password opens the account',
      run: withEmulator((host) =>
        world.withShop(settings(host), async ({ url }) => {
          const owner = await signIn(url, OWNER);
          must(owner.status === 200, `the owner’s password from before Firebase is answered ${owner.status}`);

          await post(url, '/api/auth/sign-up/email', PERSON);
          const confirmed = await post(url, '/api/auth/verify-email', {
            token: await readToken(url, PERSON.email, 'confirmemail'),
          });
          must(confirmed.status === 200, `confirming is answered ${confirmed.status}`);
          await waitFor(
            'the hand-over',
            async () => (await findLocalId(host, PERSON.email)) !== undefined,
            90_000,
          );
          must((await signIn(url, PERSON)).status === 200, 'the new person does not get in');
          must(
            (await signIn(url, { ...PERSON, password: OTHER_PASSWORD })).status === 401,
            'a wrong password gets in',
          );

          await post(url, '/api/auth/request-password-reset', { email: PERSON.email });
          const token = await readToken(url, PERSON.email, 'resetpassword');
          const reset = await post(url, '/api/auth/reset-password', { token, newPassword: OTHER_PASSWORD });
          must(reset.status === 200, `the reset is answered ${reset.status}`);
          must(
            (await signIn(url, { ...PERSON, password: OTHER_PASSWORD })).status === 200,
            'the new password does not open',
          );
          must((await signIn(url, PERSON)).status === 401, 'the old password opens still');
        }),
      ),
    },
    {
      name: 'a person disabled there loses the session here within minutes',
      run: withEmulator((host) =>
        world.withShop(settings(host), async ({ url }) => {
          const signedIn = await signIn(url, { ...PERSON, password: OTHER_PASSWORD });
          const cookie = signedIn.headers
            .getSetCookie()
            .map((line) => line.split(';')[0])
            .join('; ');
          const readTokenStatus = async () =>
            (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).status;
          must((await readTokenStatus()) === 200, 'there was no session');
          await administer(host, 'update', {
            localId: await findLocalId(host, PERSON.email),
            disableUser: true,
          });
          await waitFor('the end of the session', async () => (await readTokenStatus()) === 401, 150_000);
          must(
            (await signIn(url, { ...PERSON, password: OTHER_PASSWORD })).status === 401,
            'the disabled person gets in',
          );
        }),
      ),
    },
    {
      name: 'the way back is a command',
      run: withEmulator(async () => {
        const environment = { ...process.env, ...world.environment, NODE_ENV: 'production' };
        const { stderr } = await promisify(execFile)(
          'sh',
          ['scripts/node.sh', 'server/start/run-passwords-back.ts'],
          { cwd: ROOT, env: environment },
        );
        must(
          /\d+ passwords are the shop's own again; \d+ people set a new one/.test(stderr),
          `it said: ${stderr}`,
        );
      }),
    },
  ];
}
