import { test } from 'vitest';
import { playShelfDay } from '../../../testing/play-shelf-day.ts';
import { raceForShelf } from '../../../testing/race-for-shelf.ts';
import { FRESH_SEED } from '../../../testing/seeds.ts';

test('200 shoppers and three counters on two nodes sell exactly the 25 pieces there are', () =>
  raceForShelf(200, 60));

test(`a long day at the shelf gives every piece back exactly once (seed ${FRESH_SEED})`, () =>
  playShelfDay(FRESH_SEED, 90));
