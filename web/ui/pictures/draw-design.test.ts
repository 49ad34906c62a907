import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../domain/custom-orders/link/design-text.ts';
import { drawDesign } from './draw-design.ts';

test('a design is drawn into an address that a picture can have (P8.4)', () => {
  const inscription = { text: '</svg> & "Ada" #1', lettering: 'script', place: 'front' } as const;
  const address = drawDesign(writeDesignText({ ...DEFAULT_DESIGN, inscription })) ?? '';
  expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg[\w%.~!'()*-]*%3C%2Fsvg%3E$/);
  expect(decodeURIComponent(address)).toContain('strawberries');
});

test('what is no design is not drawn', () => {
  expect(drawDesign('1.two-tiers')).toBeNull();
});
