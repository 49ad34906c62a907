import { afterEach, expect, test } from 'vitest';
import { showInPlace } from '../ui/browser/show-in-place.ts';
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

test('what a page says by itself at its top is seen although the page was left far below (P29.173)', async () => {
  layOut(1_000);
  returnToPlace({ top: 3_000, link: null });
  const note = document.createElement('p');
  note.textContent = 'Your last order hasn’t reached us.';
  document.body.prepend(note);
  showInPlace(note);
  layOut(4_000);
  document.body.prepend(note);
  // The page has grown, which is seen with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(note).toBeInViewport();
});
