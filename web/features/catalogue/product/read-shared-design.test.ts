import { expect, test } from 'vitest';
import { readSharedDesign } from './read-shared-design.server.ts';

const read = (design: string) => readSharedDesign(new URLSearchParams({ design }));

test('a shared design is told in words', () => {
  const text = '1.0101000000.02010110.Happy-Birthday-Ada.uz';
  expect(read(text)).toEqual({
    text,
    words: expect.stringMatching(/^Single-tier .*“Happy Birthday Ada”/),
  });
});

test.each(['', 'nonsense', '1.0101000000.02010110.Happy-Birthday-Ada.u', '<script>'])(
  '%j is no design, so the product speaks for itself',
  (text) => {
    expect(read(text)).toBeNull();
  },
);
