import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/* A certificate is a short piece of DER. Written here, it needs no program, holds no key in the sources and never runs out. */

const DAY_MS = 86_400_000;
const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const ALTERNATIVE_NAMES = Buffer.from('0603551d11', 'hex');

/** For a server at 127.0.0.1 that vouches for itself. */
export function makeCertificate(now = new Date()): { readonly certificate: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(ECDSA_WITH_SHA256);
  const name = sequence(tag(0x31, sequence(COMMON_NAME, tag(0x0c, Buffer.from('A push service of tests')))));
  const body = sequence(
    tag(0xa0, tag(0x02, Buffer.from([2]))),
    tag(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(utcTime(now.getTime() - DAY_MS), utcTime(now.getTime() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tag(
      0xa3,
      sequence(sequence(ALTERNATIVE_NAMES, tag(0x04, sequence(tag(0x87, Buffer.from([127, 0, 0, 1])))))),
    ),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]);
  const whole = sequence(body, algorithm, tag(0x03, signature));
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function tag(kind: number, contents: Buffer): Buffer {
  const { length } = contents;
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([kind, ...size]), contents]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tag(0x30, Buffer.concat(parts));
}

/** 261115121500Z */
function utcTime(timeInMs: number): Buffer {
  const digits = new Date(timeInMs).toISOString().replace(/\D/g, '').slice(2, 14);
  return tag(0x17, Buffer.from(`${digits}Z`));
}
