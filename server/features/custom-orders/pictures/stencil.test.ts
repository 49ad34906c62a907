import { expect, test } from 'vitest';
import { bendStencil, pipeStencil } from './stencil.ts';

test('letters at the ends of a bent line are seen higher than those in the middle', () => {
  const width = 101;
  const line = { data: Buffer.alloc(width, 255), width, height: 1 };
  const bent = bendStencil(line, 60);
  const findRow = (column: number) => {
    let [weight, sum] = [0, 0];
    for (let row = 0; row < bent.height; row += 1) {
      const cover = bent.data[row * width + column] ?? 0;
      weight += cover;
      sum += cover * row;
    }
    return sum / weight;
  };
  expect(findRow(50)).toBeCloseTo((bent.height - 1) / 2, 1);
  expect(findRow(50) - findRow(0)).toBeCloseTo(9.2, 0);
  expect(findRow(0)).toBeCloseTo(findRow(100), 1);
});

test('piped letters have their colour, and a faint shadow below them', () => {
  const { data, width, height } = pipeStencil(
    { data: Buffer.from([255]), width: 1, height: 1 },
    { colour: '#5A2C1B', shadowDrop: 1 },
  );
  expect([width, height]).toEqual([1, 3]);
  expect([...data]).toEqual([0, 0, 0, 0, 0x5a, 0x2c, 0x1b, 255, 0, 0, 0, 71]);
});
