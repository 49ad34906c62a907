import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import { createTokenVerifier } from './authentication-token.ts';

const SHOP = 'https://shop.example';

function makeKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), alg: 'EdDSA', kid }, kid };
}

function sign({ privateKey, kid }: { privateKey: KeyObject; kid: string }): Promise<string> {
  return new SignJWT({
    sub: 'u1',
    email: 'ada@bakery.example',
    email_verified: true,
    name: 'Ada',
    picture: null,
    admin: false,
    role: null,
    sid: 's1',
    mark: 'm1',
  })
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .setIssuer(SHOP)
    .setAudience(SHOP)
    .setExpirationTime('5m')
    .sign(privateKey);
}

test('the key set is read once, and again at once for a key that is not in it', async () => {
  const [first, second] = [makeKey('k1'), makeKey('k2')];
  const readKeySet = vi.fn().mockResolvedValueOnce({ keys: [first.jwk] });
  readKeySet.mockResolvedValue({ keys: [first.jwk, second.jwk] });
  const verify = createTokenVerifier({ tokenIssuer: SHOP, tokenAudience: SHOP, readKeySet }, 0);

  await Promise.all([verify(await sign(first)), verify(await sign(first))]);
  expect(await verify(await sign(first))).toMatchObject({ sub: 'u1', sid: 's1' });
  expect(readKeySet).toHaveBeenCalledTimes(1);
  expect(await verify(await sign(second))).toMatchObject({ sub: 'u1' });
  expect(readKeySet).toHaveBeenCalledTimes(2);
});

test('made-up keys do not have it read again and again', async () => {
  const own = makeKey('k1');
  const readKeySet = vi.fn().mockResolvedValue({ keys: [own.jwk] });
  const verify = createTokenVerifier({ tokenIssuer: SHOP, tokenAudience: SHOP, readKeySet }, 60_000);
  await verify(await sign(own));
  for (let number = 0; number < 20; number++) {
    expect(await verify(await sign(makeKey(`made-up-${number}`)))).toBeUndefined();
  }
  expect(readKeySet).toHaveBeenCalledTimes(1);
});

test('a key set that cannot be read is a fault, not a bad token, and is tried again', async () => {
  const own = makeKey('k1');
  const readKeySet = vi.fn().mockRejectedValueOnce(new Error('the database is away'));
  readKeySet.mockResolvedValue({ keys: [own.jwk] });
  const verify = createTokenVerifier({ tokenIssuer: SHOP, tokenAudience: SHOP, readKeySet }, 60_000);
  await expect(verify(await sign(own))).rejects.toThrow('the database is away');
  expect(await verify(await sign(own))).toBeDefined();
});
