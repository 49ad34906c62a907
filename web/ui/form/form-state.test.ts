import { expect, test } from 'vitest';
import { changeForm, forgetProblems, UNTOUCHED_FORM } from './form-state.ts';

const refused = changeForm(UNTOUCHED_FORM, {
  type: 'refused',
  problems: { email: 'Enter your email address.', password: 'Enter your password.' },
});

test('a form goes from idle over sending to success (S4.6)', () => {
  expect(UNTOUCHED_FORM.status).toBe('idle');
  const sending = changeForm(UNTOUCHED_FORM, { type: 'sent' });
  expect(sending).toEqual({ status: 'sending', problems: {}, failure: null });
  expect(changeForm(sending, { type: 'succeeded' })).toEqual({ status: 'done', problems: {}, failure: null });
});

test('a form that cannot be sent says why, and forgets it at the next try (S4.6)', () => {
  const failed = changeForm(
    { ...UNTOUCHED_FORM, status: 'sending' },
    { type: 'failed', message: 'No line.' },
  );
  expect(failed).toEqual({ status: 'failed', problems: {}, failure: 'No line.' });
  expect(changeForm(failed, { type: 'sent' })).toEqual({ status: 'sending', problems: {}, failure: null });
});

test("editing a field takes away that field's problem alone", () => {
  expect(changeForm(refused, { type: 'edited', name: 'email' }).problems).toEqual({
    password: 'Enter your password.',
  });
  expect(changeForm(refused, { type: 'edited', name: 'phone' }).problems).toBe(refused.problems);
  expect(changeForm(refused, { type: 'edited', name: 'phone', problem: 'Missing.' }).problems).toBe(
    refused.problems,
  );
});

test('a mark stays until its field is mended, with what is wrong with it now (P22.8)', () => {
  const edit = (problem?: string) => changeForm(refused, { type: 'edited', name: 'email', problem }).problems;
  expect(edit('Enter your email.')).toMatchObject({ email: 'Enter your email.' });
  expect(edit('That is no email address.')).toEqual({
    email: 'That is no email address.',
    password: 'Enter your password.',
  });
  expect(edit()).toEqual({ password: 'Enter your password.' });
});

test('success does not outlive the next refused try', () => {
  const done = changeForm(UNTOUCHED_FORM, { type: 'succeeded' });
  expect(changeForm(done, { type: 'refused', problems: { email: 'Enter your email address.' } }).status).toBe(
    'idle',
  );
});

test('a field that is edited is no longer told to be wrong, and the others stay so', () => {
  const problems = { 'address.lga': 'Choose.', 'address.area': 'Enter.', slot: 'Choose.' };
  expect(forgetProblems(problems, 'address.area')).toEqual({ 'address.lga': 'Choose.', slot: 'Choose.' });
  expect(forgetProblems(problems, 'address')).toEqual({ slot: 'Choose.' });
  expect(forgetProblems(problems, 'note')).toBe(problems);
});
