import { describe, expect, test } from 'vitest';
import { checkPassword, estimatePasswordStrength, type PasswordOwner } from './password-rules.ts';

const owner: PasswordOwner = {
  email: 'adaobi.okeke@bakery.example',
  name: 'Adaobi Okeke',
  shopName: 'Oyin Bakes',
};

function codeOf(password: string): string | undefined {
  const checked = checkPassword(password, owner);
  return checked.ok ? undefined : checked.refusal.code;
}

describe('a password', () => {
  test('of 9 characters is refused, of 10 it is not', () => {
    expect(codeOf('tk7#vq2mb')).toBe('password_too_short');
    expect(codeOf('tk7#vq2mbx')).toBeUndefined();
  });

  test('is counted in characters, not in bytes', () => {
    expect(codeOf('ẹ̀kọ́')).toBe('password_too_short');
    expect(codeOf('🍰🥧🍞🧁🍩🍪🎂')).toBe('password_too_short');
  });

  test('of 128 characters is accepted, of 129 it is not', () => {
    const long = 'the oven is warm and the bread is rising in lekki '.repeat(3);
    expect(codeOf(long.slice(0, 128))).toBeUndefined();
    expect(codeOf(long.slice(0, 129))).toBe('password_too_long');
  });

  test.each([
    'correct horse battery staple',
    'three puff-puffs at dawn',
    'Moin-moin & akara 6',
    'vT9!kq2#Lm',
    'lovelyweatherinibadan',
    'welcome83920174625x',
  ])('that nobody would guess first is accepted: %s', (password) => {
    expect(codeOf(password)).toBeUndefined();
  });

  test.each([
    '1234567890',
    '0987654321',
    '0123456789',
    '12345678910',
    'qwertyuiop',
    'QWERTYUIOP',
    'qwerty12345',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'qazwsxedcrfv',
    'asdfghjkl123',
    'abcdefghij',
    'abcd123456',
    'aaaaaaaaaa',
    '1111111111',
    'abababababab',
    'abc123abc123',
    'password123',
    'Password1!',
    'p@ssw0rd123',
    'P4$$w0rd2024',
    'passwordpassword',
    'iloveyou123',
    'iloveyouiloveyou',
    'Welcome2024!',
    'welcome1234567890',
    'letmein1234',
    'administrator',
    'sunshine12',
    'nigeria2025',
    'Lagos@12345',
    'chelseafc1',
    'manchesterunited',
    'jesusislord',
    'jesuschrist1',
    'godisgood7',
    'blessing1234',
    'blessing.favour',
    'trustno1trustno1',
    'superman123',
    'princess2006',
  ])('that is common is refused: %s', (password) => {
    expect(codeOf(password)).toBe('password_too_common');
  });

  test.each([
    'adaobi.okeke',
    'Adaobi2019',
    'okeke#1990',
    '4daobi1990',
    'OyinBakes1',
    'oyinbakes!!',
    '0yinbakes22',
  ])('made of the person’s or the shop’s name is refused: %s', (password) => {
    expect(codeOf(password)).toBe('password_too_personal');
  });

  test('may hold a name beside enough of its own', () => {
    expect(codeOf('adaobi eats warm bread')).toBeUndefined();
  });

  test('is refused with a sentence that says what to do', () => {
    expect(checkPassword('short')).toMatchObject({
      refusal: { kind: 'invalid', message: 'Use at least 10 characters.' },
    });
  });
});

describe('the strength shown', () => {
  test.each([
    ['', 0, 'Too short'],
    ['tk7#vq2mb', 0, 'Too short'],
    ['password123', 0, 'Too easy to guess'],
    ['xkxkzbbxkz', 1, 'Weak'],
    ['tk7#vq2mbx', 2, 'Good'],
    ['correct horse battery', 3, 'Strong'],
  ])('of "%s" is %d, %s', (password, level, words) => {
    expect(estimatePasswordStrength(password)).toEqual({ level, words });
  });
});
