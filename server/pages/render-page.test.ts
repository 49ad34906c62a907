import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './render-page.ts';

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

test('every inline script is hashed, whatever its attributes, and each text once', () => {
  const html = '<script>a()</script><script type="module" async="">b()\n</script><script>a()</script>';
  expect(hashInlineScripts(html)).toEqual([hashOf('a()'), hashOf('b()\n')]);
});

test('scripts with an address are covered by the policy itself', () => {
  expect(hashInlineScripts('<script type="module" src="/assets/a.js"></script>')).toEqual([]);
});

test('what only search engines read needs no leave to run', () => {
  const html = '<script type="application/ld+json">{"name":"Cake"}</script><script>a()</script>';
  expect(hashInlineScripts(html)).toEqual([hashOf('a()')]);
});
