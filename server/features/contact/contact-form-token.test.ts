import { expect, test } from 'vitest';
import { checkFormToken, issueFormToken } from './contact-form-token.ts';

const SECRET = 'the secret of these tests';
const OPENED = new Date('2026-03-14T09:00:00Z');
const after = (ms: number) => new Date(OPENED.getTime() + ms);

test('three seconds to a day later the form is taken', () => {
  const token = issueFormToken(SECRET, OPENED);
  expect(checkFormToken(SECRET, token, after(3_000)).ok).toBe(true);
  expect(checkFormToken(SECRET, token, after(24 * 3_600_000)).ok).toBe(true);
});

test('sooner it was a machine, later it is stale', () => {
  const token = issueFormToken(SECRET, OPENED);
  expect(checkFormToken(SECRET, token, after(2_999))).toMatchObject({ refusal: { code: 'form_too_quick' } });
  expect(checkFormToken(SECRET, token, after(24 * 3_600_000 + 1))).toMatchObject({
    refusal: { code: 'form_too_old' },
  });
});

test('nobody can make one up, or make one older', () => {
  const token = issueFormToken(SECRET, OPENED);
  const [issuedAt = '', chance = '', signature = ''] = token.split('.');
  const older = String(Number(issuedAt) - 60_000);
  for (const forged of [
    '',
    'x',
    '..',
    `${older}.${chance}.${signature}`,
    `${issuedAt}.other.${signature}`,
    `${issuedAt}.${chance}.`,
    `${issuedAt}.${chance}.${'A'.repeat(signature.length)}`,
    issueFormToken('another secret', OPENED),
  ]) {
    expect(checkFormToken(SECRET, forged, after(60_000))).toMatchObject({
      refusal: { code: 'form_unknown' },
    });
  }
});

test('two forms opened in the same moment are told apart', () => {
  expect(issueFormToken(SECRET, OPENED)).not.toBe(issueFormToken(SECRET, OPENED));
});
