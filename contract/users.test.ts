import { describe, expect, test } from 'vitest';
import { listUsersEndpoint, registerEndpoint, resetPasswordEndpoint } from './users.ts';

describe('a registration', () => {
  const person = { name: ' Ada  Obi ', email: 'Ada@Bakery.Example', password: 'three warm loaves' };

  test('is read by the rules of the domain', () => {
    expect(registerEndpoint.bodySchema.parse({ ...person, phone: '0803 123 4567' })).toEqual({
      name: 'Ada Obi',
      email: 'ada@bakery.example',
      password: 'three warm loaves',
      phone: '+2348031234567',
    });
  });

  test('needs no phone', () => {
    expect(registerEndpoint.bodySchema.parse(person).phone).toBeNull();
    expect(registerEndpoint.bodySchema.parse({ ...person, phone: ' ' }).phone).toBeNull();
  });

  test('says what is wrong with every field at once', () => {
    const { error } = registerEndpoint.bodySchema.safeParse({ name: '', email: 'ada', password: 'short' });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['name', 'Enter your name.'],
      ['email', 'Enter an email address such as ada@example.com.'],
      ['password', 'Use at least 10 characters.'],
    ]);
  });
});

test('a reset takes a token of a sensible length and a good password', () => {
  const isReset = (body: object) => resetPasswordEndpoint.bodySchema.safeParse(body).success;
  expect(isReset({ token: 'abc', newPassword: 'three warm loaves' })).toBe(true);
  expect(isReset({ token: '', newPassword: 'three warm loaves' })).toBe(false);
  expect(isReset({ token: 'x'.repeat(201), newPassword: 'three warm loaves' })).toBe(false);
  expect(isReset({ token: 'abc', newPassword: 'password123' })).toBe(false);
});

test('a page of users has 20 unless another number is asked for', () => {
  expect(listUsersEndpoint.querySchema.parse({})).toEqual({ search: '', limit: 20 });
  expect(listUsersEndpoint.querySchema.parse({ limit: '100', search: ' ada ' })).toEqual({
    search: 'ada',
    limit: 100,
  });
  expect(listUsersEndpoint.querySchema.safeParse({ limit: '101' }).success).toBe(false);
});
