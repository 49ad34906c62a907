import { afterEach, expect, test } from 'vitest';
import { returnToPlace } from './return-to-place.ts';
import { MAIN_ID } from './skip-link.tsx';

afterEach(() => {
  document.body.replaceChildren();
});

/** A page that is so long, with a footer of two screens. */
function layOut(height: number): void {
  const main = document.createElement('main');
  main.id = MAIN_ID;
  main.style.height = `${height}px`;
  const footer = document.createElement('footer');
  footer.style.height = '200vh';
  document.body.replaceChildren(main, footer);
}

test('whoever goes back to a page that has become shorter comes to its end, not into the footer (P29.104)', () => {
  layOut(4_000);
  const left = { top: 3_000, link: null };
  returnToPlace({ ...left, isAboveFooter: true })();
  expect(window.scrollY).toBe(3_000);
  layOut(3_100);
  returnToPlace({ ...left, isAboveFooter: true })();
  expect(window.scrollY).toBe(3_100 - window.innerHeight);
  // Who left it from within the footer is there again.
  returnToPlace(left)();
  expect(window.scrollY).toBe(3_000);
});
