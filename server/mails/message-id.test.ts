import { expect, test } from 'vitest';
import { nameMessage } from './message-id.ts';

test('the same mail has the same id, at the shop’s own name', () => {
  expect(nameMessage('registration', '42', 'https://shop.example')).toBe('<registration.42@shop.example>');
  expect(nameMessage('registration', '42', 'http://localhost:3000')).toBe('<registration.42@localhost>');
});
