import { expect, test } from 'vitest';
import { readContentSite } from './content-settings.ts';

const KEY = '22444f78447824223cefc48062';
const read = (given: Record<string, string>) => readContentSite((name) => given[name]);

test('without a content service posts and pages are kept in the shop', () => {
  expect(read({})).toEqual({ problems: [] });
});

test.each([
  ['https://words.example', 'https://words.example'],
  ['https://words.example/', 'https://words.example'],
  ['https://words.example/blog/', 'https://words.example/blog'],
  ['http://127.0.0.1:2368', 'http://127.0.0.1:2368'],
])('%s is a content service (P15.6)', (given, url) => {
  expect(read({ CONTENT_URL: given, CONTENT_KEY: KEY })).toEqual({
    contentSite: { url, key: KEY },
    problems: [],
  });
});

test.each([
  [{ CONTENT_URL: 'http://words.example', CONTENT_KEY: KEY }, 'CONTENT_URL must be an https address'],
  [{ CONTENT_URL: 'words', CONTENT_KEY: KEY }, 'CONTENT_URL must be an https address'],
  [
    { CONTENT_URL: 'https://me:secret@words.example', CONTENT_KEY: KEY },
    'CONTENT_URL must be an https address',
  ],
  [{ CONTENT_URL: 'https://words.example', CONTENT_KEY: 'secret' }, 'CONTENT_KEY must be a Content API key'],
  [{ CONTENT_URL: 'https://words.example' }, 'CONTENT_URL is set without CONTENT_KEY'],
  [{ CONTENT_KEY: KEY }, 'CONTENT_KEY is set without CONTENT_URL'],
])('%o is one clear sentence, and no secret is in it', (given, beginning) => {
  const { problems, contentSite } = read(given);
  expect(contentSite).toBeUndefined();
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${beginning}.*\\.$`))]);
  expect(problems.join()).not.toMatch(/secret|22444f/);
});
