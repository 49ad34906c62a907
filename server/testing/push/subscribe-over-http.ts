import { readPushTermsEndpoint, subscribePushEndpoint } from '../../../contract/notifications.ts';
import { readTokenEndpoint, signInEndpoint } from '../../../contract/sessions.ts';
import type { PushAddress } from '../../ports/push.ts';

/** Signs in at a running shop and lets it ring at this browser. */
export async function subscribeOverHttp(
  url: string,
  person: { readonly email: string; readonly password: string },
  address: PushAddress,
): Promise<void> {
  const json = { origin: url, 'content-type': 'application/json' };
  const signedIn = await expectOk(
    fetch(url + signInEndpoint.path, { method: 'POST', headers: json, body: JSON.stringify(person) }),
  );
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const tokenAnswer = await expectOk(fetch(url + readTokenEndpoint.path, { headers: { cookie } }));
  const { token } = readTokenEndpoint.answerSchema.parse(await tokenAnswer.json());
  const terms = await expectOk(fetch(url + readPushTermsEndpoint.path));
  readPushTermsEndpoint.answerSchema.parse(await terms.json());
  await expectOk(
    fetch(url + subscribePushEndpoint.path, {
      method: 'PUT',
      headers: { ...json, cookie, authorization: `Bearer ${token}` },
      body: JSON.stringify(address),
    }),
  );
}

async function expectOk(asking: Promise<Response>): Promise<Response> {
  const answer = await asking;
  if (!answer.ok) throw new Error(`${answer.status} to ${answer.url}: ${await answer.text()}`);
  return answer;
}
