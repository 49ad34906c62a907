import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listAddressLines } from './address-lines.ts';

test('an address is two lines: street and area, city and state', () => {
  const address = { street: '3 Aba Road', area: 'D-Line', city: 'Port Harcourt', state: 'Rivers' };
  expect(listAddressLines(address)).toEqual(['3 Aba Road, D-Line', 'Port Harcourt, Rivers']);
});

test('a city that shares its name with its state is named once', () => {
  const address = { street: '14 Bode Okafor Close', area: 'Yaba', city: 'Lagos', state: 'Lagos ' };
  expect(listAddressLines(address)).toEqual(['14 Bode Okafor Close, Yaba', 'Lagos']);
});

test('what is blank leaves neither a comma nor a line behind', () => {
  expect(listAddressLines({ street: '', area: ' Yaba ', city: '', state: 'Lagos' })).toEqual([
    'Yaba',
    'Lagos',
  ]);
  expect(listAddressLines({ street: ' ', area: '', city: '', state: '' })).toEqual([]);
});

test('no address gives a blank line, or one that starts or ends with a comma', () => {
  const part = fc.constantFrom('', ' ', 'Yaba', 'Lagos', ' 14 Bode Okafor Close ');
  fc.assert(
    fc.property(part, part, part, part, (street, area, city, state) => {
      for (const line of listAddressLines({ street, area, city, state }))
        expect(line).toMatch(/^[^,\s].*[^,\s]$/);
    }),
  );
});
