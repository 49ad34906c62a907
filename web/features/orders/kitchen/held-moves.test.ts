import { beforeEach, expect, test, vi } from 'vitest';
import { createHeldMoves } from './held-moves.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function openMoves() {
  const released: string[] = [];
  const held: string[][] = [];
  const moves = createHeldMoves({
    holdMs: 5_000,
    onRelease: (id) => released.push(id),
    onChange: (ids) => held.push([...ids]),
  });
  return { moves, released, held };
}

test('a move is made once its time is over, and not before', () => {
  const { moves, released, held } = openMoves();
  moves.hold('a');
  vi.advanceTimersByTime(4_999);
  expect(released).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(released).toEqual(['a']);
  expect(held).toEqual([['a'], []]);
});

test('a move that is taken back is never made; after it was made it is too late', () => {
  const { moves, released } = openMoves();
  moves.hold('a');
  expect(moves.takeBack('a')).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(released).toEqual([]);
  moves.hold('b');
  vi.advanceTimersByTime(5_000);
  expect(moves.takeBack('b')).toBe(false);
});

test('a second press does not make it wait longer, nor happen twice', () => {
  const { moves, released } = openMoves();
  moves.hold('a');
  vi.advanceTimersByTime(3_000);
  moves.hold('a');
  vi.advanceTimersByTime(2_000);
  expect(released).toEqual(['a']);
});

test('whoever leaves makes them all at once', () => {
  const { moves, released, held } = openMoves();
  moves.hold('a');
  moves.hold('b');
  moves.releaseAll();
  expect(released).toEqual(['a', 'b']);
  expect(held.at(-1)).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(released).toHaveLength(2);
});
