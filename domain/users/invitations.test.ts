import { expect, test } from 'vitest';
import { checkAcceptance } from './invitations.ts';
import { STAFF_ROLES } from './roles.ts';

test('an invitation changes no role that somebody has already', () => {
  for (const role of STAFF_ROLES) {
    const checked = checkAcceptance({ role: 'kitchen' }, { role, hasSecondFactor: true });
    expect(checked).toMatchObject({ ok: false, refusal: { code: 'already_staff' } });
  }
});

test('owners and managers begin with a second factor, everybody else without', () => {
  const outcomes = STAFF_ROLES.map((role) => [
    role,
    checkAcceptance({ role }, { role: null, hasSecondFactor: false }).ok,
    checkAcceptance({ role }, { role: null, hasSecondFactor: true }).ok,
  ]);
  expect(outcomes).toEqual([
    ['owner', false, true],
    ['manager', false, true],
    ['desk', true, true],
    ['kitchen', true, true],
    ['rider', true, true],
  ]);
});
