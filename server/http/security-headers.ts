import type { Context, MiddlewareHandler } from 'hono';
import type { TransportScope } from '../settings/transport-settings.ts';
import type { AppEnvironment } from './app-environment.ts';

/** Sent with every answer, whatever it is; scripts, styles, letters and pictures need no others. */
export const COMMON_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** For whatever a browser may open by its address. On a slow line they would cost the many small files of a page kilobytes. */
const OPENED_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_SECURITY_HEADERS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** For answers that a browser never shows as a page. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';
const TWO_YEARS_IN_SECONDS = 63_072_000;

const SCOPE_DIRECTIVES: Readonly<Record<TransportScope, string>> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

export type PagePolicy = {
  /** sha256 digests (base64) of the page's inline scripts: cached pages cannot carry a nonce, which must differ each time. */
  readonly scriptHashes: readonly string[];
  /** The admin area's charts set styles from script; shoppers' pages never need that. */
  readonly allowInlineStyles: boolean;
  /** Whom the page may talk to besides the shop. */
  readonly otherHosts: readonly string[];
};

export function contentSecurityPolicy({ scriptHashes, allowInlineStyles, otherHosts }: PagePolicy): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src 'self'${allowInlineStyles ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...otherHosts].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The front door adds them to whatever leaves it. Only with https: a browser that has once seen it refuses plain http for two years. */
export function transportHeaders(
  publicUrl: string | undefined,
  scope: TransportScope,
): Readonly<Record<string, string>> {
  if (!publicUrl?.startsWith('https://')) return {};
  return { 'strict-transport-security': `max-age=${TWO_YEARS_IN_SECONDS}${SCOPE_DIRECTIVES[scope]}` };
}

export const DATA_HEADERS: Readonly<Record<string, string>> = {
  ...OPENED_HEADERS,
  'content-security-policy': DATA_POLICY,
};

/** For every call of the API; what a handler has said itself holds, and an answer that was sent already is left alone. */
export const addDataHeaders: MiddlewareHandler<AppEnvironment> = async (c, next) => {
  await next();
  if (!c.get('isGivenUp')) setMissing(c, { ...DATA_HEADERS, 'cache-control': 'no-store' });
};

export function pageHeaders(policy: string): Record<string, string> {
  return {
    ...OPENED_HEADERS,
    'content-security-policy': policy,
    'permissions-policy': PERMISSIONS,
    'x-frame-options': 'DENY',
  };
}

/** For whatever nothing else has thought of: errors, redirects, refusals. Scripts take no policy, which would bind a worker. */
export const addDefaultHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  setMissing(c, { ...OPENED_HEADERS, 'x-frame-options': 'DENY' });
  const isShown = /^(?:application\/json|text\/(?:html|plain))/.test(c.res.headers.get('content-type') ?? '');
  if (isShown) setMissing(c, { 'content-security-policy': DATA_POLICY });
};

function setMissing(c: Pick<Context, 'res' | 'header'>, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
}
