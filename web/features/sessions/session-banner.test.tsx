import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readText } from '../../testing/read-html.ts';
import { SessionBanner } from './session-banner.tsx';

const html = renderToStaticMarkup(<SessionBanner remainingMs={272_000} />);

test('the banner shows the remaining time as m:ss and says to move the mouse to extend the session (S4.9)', () => {
  expect(readText(html)).toBe(
    'Your session ends in 4:32 . Move the mouse or touch the screen to extend the session.',
  );
});

test('it is announced once and not every second', () => {
  expect(html).toMatch(/^<div role="alert"/);
  expect(html).toMatch(/<span role="timer" aria-live="off"[^>]*>4:32<\/span>/);
});
