import { expect, test } from 'vitest';
import { greetWriter } from './greet-writer.ts';

test.each([
  ['Ngozi Eze', 'Hello Ngozi, thank you for writing to Oyin Bakes. '],
  ['Mrs Bello', 'Hello Mrs Bello, thank you for writing to Oyin Bakes. '],
])('an answer by WhatsApp greets %s by name, and by no title alone (P29.524)', (name, greeting) => {
  expect(greetWriter(name, 'Oyin Bakes')).toBe(greeting);
});
