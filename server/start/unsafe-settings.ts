import type { Settings } from '../settings/settings.ts';

type Judged = Pick<Settings, 'demo' | 'isDemoPublic' | 'publicUrl' | 'rateLimitFactor' | 'trustedProxies'>;

/** Said with the others, once the accounts are known. */
export function warnOfUnprotected(administrators: number): string | undefined {
  if (administrators === 0) return undefined;
  const who = administrators === 1 ? '1 administrator has' : `${administrators} administrators have`;
  return `${who} no two-step sign-in, only a password. Set it up under Account → Security.`;
}

/** What works and should still not stay so in front of strangers; said at every start. */
export function listUnsafeSettings(settings: Judged): readonly string[] {
  const { demo, isDemoPublic, publicUrl, rateLimitFactor, trustedProxies } = settings;
  const warnings: string[] = [];
  if (isDemoPublic) {
    warnings.push('DEMO_PUBLIC=1 opens the demo, with its known passwords, to everyone.');
  }
  if (publicUrl?.startsWith('https:') && trustedProxies.length === 0) {
    warnings.push(
      'PUBLIC_URL is https, so there is a proxy in front, but TRUST_PROXY does not name it: all visitors count as one.',
    );
  }
  if (!demo && rateLimitFactor > 1) {
    warnings.push(`RATE_LIMIT_FACTOR=${rateLimitFactor} raises all rate limits by that factor.`);
  }
  return warnings;
}
