import { expect, onTestFinished, test } from 'vitest';
import { openPool } from '../../database/database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createStoredReadings, type StoredReading } from './stored-reading.store.ts';

const MOMENT = new Date('2026-02-01T08:00:00Z');
const READING: StoredReading = {
  readAt: MOMENT,
  published: {
    posts: [
      {
        id: 'ghost-1',
        slug: 'heat',
        title: 'Heat',
        summary: '',
        body: 'Cool.',
        coverId: null,
        coverAlt: '',
        tags: ['cakes'],
        productIds: ['puff-puff'],
        author: 'Ada',
        publishedAt: MOMENT,
        updatedAt: MOMENT,
      },
    ],
    pages: [{ slug: 'terms', title: 'Terms', summary: '', body: 'Fair.', updatedAt: MOMENT }],
    movedPosts: new Map([['warmth', 'heat']]),
  },
};

test('a reading comes back from the database as it was, and only for the place it was made at (P32.6)', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.release());
  const readings = createStoredReadings(openPool(database.pool));
  expect(await readings.find('https://words.example')).toBeUndefined();
  await readings.keep('https://words.example', { ...READING, readAt: new Date(0) });
  await readings.keep('https://words.example', READING);
  expect(await readings.find('https://words.example')).toEqual(READING);
  expect(await readings.find('https://other.example')).toBeUndefined();
});
