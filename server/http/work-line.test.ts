import { expect, test } from 'vitest';
import { createWorkLine } from './work-line.ts';

/** Work that ends when it is told to, and knows whether it has begun. */
function createPiece(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const piece = { hasBegun: false, end: () => resolve(name), fail: () => reject(new Error(name)) };
  const work = () => {
    piece.hasBegun = true;
    return promise;
  };
  return { piece, work };
}

test('so many run at once, the others wait in order, and the rest is refused', async () => {
  const line = createWorkLine({ atOnce: 2, waitingMax: 1 });
  const pieces = ['first', 'second', 'third', 'fourth'].map(createPiece);
  const outcomes = pieces.map(({ work }) => line.run(work));
  expect(pieces.map(({ piece }) => piece.hasBegun)).toEqual([true, true, false, false]);
  expect(await outcomes[3]).toMatchObject({ ok: false, refusal: { kind: 'unavailable', code: 'busy' } });

  pieces[1]?.piece.end();
  expect(await outcomes[1]).toEqual({ ok: true, value: 'second' });
  await expect.poll(() => pieces[2]?.piece.hasBegun).toBe(true);
  pieces[0]?.piece.end();
  pieces[2]?.piece.end();
  expect(await outcomes[2]).toEqual({ ok: true, value: 'third' });
});

test('work that fails gives its place back', async () => {
  const line = createWorkLine({ atOnce: 1, waitingMax: 1 });
  const [bad, good] = ['bad', 'good'].map(createPiece);
  const failing = line.run(bad?.work ?? fail);
  const following = line.run(good?.work ?? fail);
  bad?.piece.fail();
  await expect(failing).rejects.toThrow('bad');
  good?.piece.end();
  expect(await following).toEqual({ ok: true, value: 'good' });
  expect(await line.run(async () => 'later')).toEqual({ ok: true, value: 'later' });
});

test('nobody slips in between one who ends and one who waits', async () => {
  const line = createWorkLine({ atOnce: 1, waitingMax: 5 });
  let running = 0;
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      line.run(async () => {
        running += 1;
        expect(running).toBe(1);
        await Promise.resolve();
        running -= 1;
        return index;
      }),
    ),
  );
  expect(outcomes.map((outcome) => outcome.ok && outcome.value)).toEqual([0, 1, 2, 3, 4, 5]);
});

function fail(): never {
  throw new Error('There is no such piece.');
}
