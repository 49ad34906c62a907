import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { measureProcessorMs } from '../testing/measure-processor.ts';
import { chooseEncoding, keepAnswer, keepCompressed, tagOf, toResponse } from './cached-answer.ts';

const HTML = '<!DOCTYPE html><p>puff-puff</p>'.repeat(50);
const page = await keepCompressed(200, { 'content-type': 'text/html' }, Buffer.from(HTML));
const ask = (headers: Record<string, string>, method = 'GET') =>
  toResponse(page, new Request('http://localhost/', { headers, method }));
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the encoding', () => {
  test('brotli where the browser takes it', async () => {
    const response = await ask({ 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytesOf(response)).toString()).toBe(HTML);
  });

  test.each(['gzip', 'gzip;q=0.8', 'gzip ; q=0.8', 'br ; q=0 , gzip', 'br;q=0, gzip', 'BR;Q=0.0, gzip'])(
    'gzip for "%s"',
    async (accepted) => {
      const response = await ask({ 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(gunzipSync(await bytesOf(response)).toString()).toBe(HTML);
    },
  );

  test.each(['', 'identity', 'gzip;q=0', 'brotli', 'sabr'])('plain bytes for "%s"', async (accepted) => {
    const response = await ask({ 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect((await bytesOf(response)).toString()).toBe(HTML);
  });

  test('is found in no time in a header of nothing but spaces', () => {
    const header = `br${' '.repeat(64_000)}x`;
    expect(measureProcessorMs(() => chooseEncoding(page, header))).toBeLessThan(1_000);
  });

  test('caches on the way are told that the encoding matters', async () => {
    expect((await ask({})).headers.get('vary')).toBe('Accept-Encoding');
  });

  test('what is compressed already is sent as it is', async () => {
    const picture = keepAnswer(200, { 'content-type': 'image/avif' }, tagOf(Buffer.from('x')), {
      identity: Buffer.from('x'),
    });
    const response = await toResponse(
      picture,
      new Request('http://localhost/', { headers: { 'accept-encoding': 'br' } }),
    );
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-length')).toBe('1');
  });
});

describe('asking again', () => {
  test('an unchanged page is answered with 304 and no body', async () => {
    const response = await ask({ 'if-none-match': `"other", ${page.etag}` });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(page.etag);
    expect((await bytesOf(response)).length).toBe(0);
  });

  test('a changed page is sent whole', async () => {
    const other = await keepCompressed(200, {}, Buffer.from('other'));
    expect((await ask({ 'if-none-match': other.etag })).status).toBe(200);
  });

  test('a not-found page is never answered with 304', async () => {
    const missing = await keepCompressed(404, {}, Buffer.from('gone'));
    const request = new Request('http://localhost/', { headers: { 'if-none-match': missing.etag } });
    expect((await toResponse(missing, request)).status).toBe(404);
  });
});

test('HEAD gets the headers of GET and no body', async () => {
  const response = await ask({ 'accept-encoding': 'br' }, 'HEAD');
  expect(response.headers.get('content-length')).toBe(String(page.bodies.br?.length));
  expect((await bytesOf(response)).length).toBe(0);
});
