import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, DATA_HEADERS, pageHeaders } from './security-headers.ts';

/** What a browser reads: the sources of each directive, by its name. */
function readPolicy(policy: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const SHOPPERS_PAGE = { scriptHashes: [], allowInlineStyles: false, otherHosts: [] };
const STRICT = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

describe('the policy of a page', () => {
  test('lets in what the shop serves itself, no plug-in, no other base and no frame around it', () => {
    expect(readPolicy(contentSecurityPolicy(SHOPPERS_PAGE))).toEqual(STRICT);
  });

  test('knows inline scripts by their digests alone', () => {
    const policy = contentSecurityPolicy({ ...SHOPPERS_PAGE, scriptHashes: ['b25l', 'dHdv'] });
    expect(readPolicy(policy)).toEqual({ ...STRICT, 'script-src': "'self' 'sha256-b25l' 'sha256-dHdv'" });
  });

  test('is widened for the admin area’s styles, and for those the page talks to, by nothing else', () => {
    const policy = contentSecurityPolicy({
      ...SHOPPERS_PAGE,
      allowInlineStyles: true,
      otherHosts: ['https://identity.example'],
    });
    expect(readPolicy(policy)).toEqual({
      ...STRICT,
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': "'self' https://identity.example",
    });
  });
});

test('a page comes with its policy, and is neither framed, sniffed nor given away to where it leads', () => {
  expect(pageHeaders('the policy')).toEqual({
    'content-security-policy': 'the policy',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  });
});

test('an answer to a call may load nothing and stand in no frame', () => {
  expect(readPolicy(DATA_HEADERS['content-security-policy'] ?? '')).toEqual({
    'default-src': "'none'",
    'frame-ancestors': "'none'",
  });
});
