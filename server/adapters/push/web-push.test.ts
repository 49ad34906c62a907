import { createECDH, randomBytes } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import { describe, expect, onTestFinished, test } from 'vitest';
import webPush from 'web-push';
import { startPushService } from '../../testing/push/push-service.ts';
import { isPublicAddress, lookUpPublic } from './public-address.ts';
import { createWebPush } from './web-push.ts';

const PAYLOAD = {
  title: 'Out for delivery',
  body: 'Your order is on its way',
  tag: 'tag',
  link: '/orders/7',
};
const KEYS = webPush.generateVAPIDKeys();

function open(allowsPrivateHosts: boolean, ca?: string) {
  const port = createWebPush({
    keys: KEYS,
    readSubject: () => 'mailto:hello@shop.example',
    allowsPrivateHosts,
    ...(ca !== undefined && { ca }),
  });
  onTestFinished(port.close);
  return port;
}

async function openService() {
  const service = await startPushService();
  onTestFinished(service.stop);
  return service;
}

test('the service that carries a push can neither read it nor doubt who sent it', async () => {
  const service = await openService();
  const browser = service.openBrowser();
  await open(true, service.certificate).send(browser.address, PAYLOAD);
  const [received] = browser.received;
  expect(received?.payload).toEqual(PAYLOAD);
  expect(received?.headers['content-encoding']).toBe('aes128gcm');
  expect(received?.body.toString('latin1')).not.toContain('on its way');

  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(received?.headers.authorization ?? '') ?? [];
  expect(key).toBe(KEYS.publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, { audience: service.url });
  expect(payload.sub).toBe('mailto:hello@shop.example');
});

test('a service with a certificate that nobody vouches for is not talked to', async () => {
  const service = await openService();
  const browser = service.openBrowser();
  await expect(open(true).send(browser.address, PAYLOAD)).rejects.toMatchObject({ isLasting: false });
  expect(service.attempts).toEqual([]);
});

describe('no browser can send the shop', () => {
  const publicKey = createECDH('prime256v1').generateKeys('base64url');
  const authSecret = randomBytes(16).toString('base64url');
  const at = (target: string) => ({ kind: 'web_push' as const, target, publicKey, authSecret });

  test('but to a push service out in the open', () => {
    const port = open(false);
    expect(port.canReach(at('https://fcm.googleapis.com/fcm/send/abc'))).toBe(true);
    expect(port.canReach(at('https://updates.push.services.mozilla.com/wpush/v2/abc'))).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://localhost/abc',
    'https://db.localhost/abc',
    'https://127.0.0.1:5432/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0.0.0.0/',
    'https://10.0.0.8/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://user:password@fcm.googleapis.com/',
    'file:///etc/passwd',
    'push.example',
    '',
  ])('to %s', async (target) => {
    const port = open(false);
    expect(port.canReach(at(target))).toBe(false);
    expect(await port.send(at(target), PAYLOAD)).toBe('gone');
  });

  test('by a name that leads inside', async () => {
    const error = await new Promise((resolve) => lookUpPublic('localhost', { all: true }, resolve));
    expect(error).toBeInstanceOf(Error);
    expect(isPublicAddress('93.184.215.14')).toBe(true);
    expect(isPublicAddress('2606:2800:21f:cb07:6820:80da:af6b:8b2c')).toBe(true);
  });

  test.each([
    ['no key', { publicKey: '' }],
    ['a key that is too short', { publicKey: 'BA' }],
    [
      'a key on no curve',
      { publicKey: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url') },
    ],
    ['no secret', { authSecret: '' }],
    ['a secret that is too long', { authSecret: randomBytes(17).toString('base64url') }],
  ])('with %s', async (_, difference) => {
    const address = { ...at('https://fcm.googleapis.com/fcm/send/abc'), ...difference };
    expect(open(false).canReach(address)).toBe(false);
    expect(await open(false).send(address, PAYLOAD)).toBe('gone');
  });
});
