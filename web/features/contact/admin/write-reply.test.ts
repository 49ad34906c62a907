import { expect, test } from 'vitest';
import { writeReply } from './write-reply.ts';

const MESSAGE = {
  id: '1',
  name: 'Ṣadé Obi',
  email: 'sade+cake@example.com',
  phone: null,
  topic: 'event',
  text: 'Do you bake\nfor 200 guests & more?',
  createdAt: '2026-03-14T09:00:00.000Z',
  settledAt: null,
  settledBy: null,
} as const;

test('a reply goes to the writer alone, greets them and quotes what they asked', () => {
  const { greeting, mailLink } = writeReply(MESSAGE, 'Oyin Bakes');
  expect(greeting).toBe('Hello Ṣadé, thank you for writing to Oyin Bakes. ');
  expect(mailLink).not.toContain('+');
  const [address, query = ''] = mailLink.split('?');
  expect(decodeURIComponent(address ?? '')).toBe('mailto:sade+cake@example.com');
  const parts = new URLSearchParams(query);
  expect([...parts.keys()]).toEqual(['subject', 'body']);
  expect(parts.get('subject')).toBe('Your message to Oyin Bakes: Ordering for a party or an office');
  expect(parts.get('body')).toContain('> Do you bake\n> for 200 guests & more?');
});

test('an address that hides a second recipient stays one address', () => {
  const { mailLink } = writeReply({ ...MESSAGE, email: 'a@b.example?bcc=eve@evil.example' }, 'Oyin Bakes');
  expect(new URL(mailLink).searchParams.get('bcc')).toBeNull();
});

test('a long message is quoted in part, and never in the middle of a character', () => {
  const { mailLink } = writeReply({ ...MESSAGE, text: `${'a'.repeat(599)}🎂 and more` }, 'Oyin Bakes');
  expect(mailLink.length).toBeLessThan(2_000);
});
