import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CONTACT_FORM_LEAST_MS, CONTACT_FORM_LONGEST_MS } from '../../../domain/contact/contact-message.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';

const FORM_UNKNOWN = refuse(
  'invalid',
  'form_unknown',
  'Something went wrong. Reload the page and try again.',
);
const FORM_TOO_QUICK = refuse(
  'invalid',
  'form_too_quick',
  'That was very quick. Please wait a moment and try again.',
);
const FORM_TOO_OLD = refuse(
  'invalid',
  'form_too_old',
  'This page has been open for too long. Please send your message again.',
);

/** Says when somebody began to write; nothing has to be kept for it. */
export function issueFormToken(secret: string, now: Date): string {
  const facts = `${now.getTime()}.${randomBytes(9).toString('base64url')}`;
  return `${facts}.${sign(secret, facts).toString('base64url')}`;
}

/** Whether a person could have filled in the form in this time; what tells this form from every other. */
export function checkFormToken(secret: string, token: string, now: Date): Result<string> {
  const [issuedAt = '', chance = '', signature = ''] = token.split('.');
  const facts = `${issuedAt}.${chance}`;
  const [given, expected] = [Buffer.from(signature, 'base64url'), sign(secret, facts)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return FORM_UNKNOWN;
  const ageMs = now.getTime() - Number(issuedAt);
  if (ageMs < CONTACT_FORM_LEAST_MS) return FORM_TOO_QUICK;
  return ageMs > CONTACT_FORM_LONGEST_MS ? FORM_TOO_OLD : accept(facts);
}

function sign(secret: string, facts: string): Buffer {
  return createHmac('sha256', secret).update(`contact form ${facts}`).digest();
}
