import { expect, test } from 'vitest';
import { letScriptsFollow } from './let-scripts-follow.ts';

const PRELOADS = '<link rel="modulepreload" href="/a.js"/><link rel="preload" href="/b.woff2"/>';
const START = 'import * as route0 from "/a.js";\nimport("/entry.js");';
const PICTURE = '<img fetchPriority="high" src="/cake.webp"/>';

const writePage = (shown: string) =>
  `<html><head>${PRELOADS}</head><body>${shown}<script type="module" async="">${START}</script></body></html>`;

test('scripts give way to what the page shows', () => {
  expect(letScriptsFollow(writePage('<p>Cake</p>'))).toBe(
    writePage('<p>Cake</p>').replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'),
  );
});

test('a page with a first picture fetches no script until somebody lets them go', () => {
  const html = letScriptsFollow(writePage(PICTURE));
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(html).toContain('<link data-held href="/a.js"/><link rel="preload" href="/b.woff2"/>');
  expect(html.indexOf("querySelector('script[data-held]')")).toBeGreaterThan(html.indexOf('data-held>'));
});

test('held scripts keep every letter, so that the policy still knows them', () => {
  expect(letScriptsFollow(writePage(PICTURE))).toContain(
    `<script type="text/plain" data-held>${START}</script>`,
  );
});
