import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

const KEY = 'sk_test_0123456789abcdef';
const PAID = {
  event: 'charge.success',
  data: { id: 302961, reference: '482-093-718-k3x9', amount: 1_250_000 },
};

const bytesOf = (text: string) => new TextEncoder().encode(text);
const sign = (body: Uint8Array, key = KEY) => createHmac('sha512', key).update(body).digest('hex');
const readSigned = (content: unknown) => {
  const body = bytesOf(typeof content === 'string' ? content : JSON.stringify(content));
  return readMessage(KEY, body, sign(body));
};

describe('a signed message', () => {
  test('about a payment names its reference', () => {
    expect(readSigned(PAID)).toEqual({ kind: 'payment', reference: '482-093-718-k3x9' });
  });

  test.each(['pending', 'processing', 'processed', 'failed', 'needs-attention'])(
    'about a refund that is %s names the payment’s reference',
    (status) => {
      const data = { status, transaction_reference: '482-093-718-k3x9', amount: '10000' };
      expect(readSigned({ event: `refund.${status}`, data })).toEqual({
        kind: 'refund',
        reference: '482-093-718-k3x9',
      });
    },
  );

  test.each([
    ['about something else', { event: 'transfer.success', data: { reference: 'a' } }],
    ['about a failed charge', { event: 'charge.failed', data: { reference: 'a' } }],
    ['without a reference', { event: 'charge.success', data: {} }],
    ['with an empty reference', { event: 'charge.success', data: { reference: '' } }],
    ['with a reference that is no text', { event: 'charge.success', data: { reference: { a: 1 } } }],
    ['with an endless reference', { event: 'charge.success', data: { reference: 'x'.repeat(201) } }],
    ['about a refund of nothing', { event: 'refund.processed', data: { reference: 'a' } }],
    ['that is a list', [PAID]],
    ['that is no JSON', '{"event":"charge.success"'],
    ['that is empty', ''],
  ])('%s concerns nothing of ours', (_, content) => {
    expect(readSigned(content)).toBeNull();
  });

  test('that is not in UTF-8 concerns nothing of ours', () => {
    const body = Buffer.concat([Buffer.from(JSON.stringify(PAID)), Buffer.from([0xff])]);
    expect(readMessage(KEY, body, sign(body))).toBeNull();
  });
});

describe('a message is not the provider’s', () => {
  const body = bytesOf(JSON.stringify(PAID));
  const signature = sign(body);

  test.each([
    ['without a signature', undefined],
    ['with an empty signature', ''],
    ['with a signature by another key', sign(body, 'sk_test_fedcba9876543210')],
    ['with a signature of other words', sign(bytesOf('{}'))],
    ['with a truncated signature', signature.slice(0, -1)],
    ['with half a signature', signature.slice(0, 64)],
    ['with a signature and more', `${signature}00`],
    ['with the signature in upper case', signature.toUpperCase()],
    ['with the signature in base64', Buffer.from(signature, 'hex').toString('base64')],
    ['with spaces around the signature', ` ${signature} `],
    ['with digits that are none', 'z'.repeat(128)],
    ['with letters that look like digits', '０'.repeat(128)],
    ['with a signature by a shorter digest', createHmac('sha256', KEY).update(body).digest('hex')],
  ])('%s', (_, given) => {
    expect(readMessage(KEY, body, given)).toBeUndefined();
  });

  test('when a single byte of it was changed', () => {
    expect(
      readMessage(KEY, bytesOf(JSON.stringify(PAID).replace('1250000', '1250001')), signature),
    ).toBeUndefined();
  });

  test('when it was cut short', () => {
    expect(readMessage(KEY, body.slice(0, -1), signature)).toBeUndefined();
  });

  test.each([
    ['with spaces', JSON.stringify(PAID, null, 2)],
    ['with a line feed behind it', `${JSON.stringify(PAID)}\n`],
    ['with a byte order mark', `\uFEFF${JSON.stringify(PAID)}`],
    ['with its letters escaped', JSON.stringify(PAID).replace('charge', '\\u0063harge')],
  ])('when it was written again %s', (_, text) => {
    expect(readMessage(KEY, bytesOf(text), signature)).toBeUndefined();
  });
});
