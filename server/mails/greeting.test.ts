import { expect, test } from 'vitest';
import { greet } from './greeting.ts';

test.each([
  ['Adaeze', 'Hello Adaeze,'],
  ['  Ọlá \n Òjó ', 'Hello Ọlá Òjó,'],
  ['Dr. Ngozi O’Neil-Bello', 'Hello Dr. Ngozi O’Neil-Bello,'],
  ['\u202eAda', 'Hello Ada,'],
])('%j is greeted by name', (name, greeting) => {
  expect(greet(name)).toBe(greeting);
});

test.each([
  '',
  ' ',
  'Win money at evil.example',
  'https://evil.example',
  'www.evil.example',
  'eve@evil.example',
  'Your account is closed, call the number on our page at once',
])('%j is no name to greet by', (name) => {
  expect(greet(name)).toBe('Hello,');
});
