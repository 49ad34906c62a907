import type { ShopProfile } from '../../domain/shop/profile.ts';

export const VERY_BUSY = 'We’re very busy right now.';

export const STORIES_AWAY = 'Our blog can’t be reached right now.';

/** For whom there is nothing to show at this moment; the browser asks again by itself. */
export function waitPage(reason: string): string {
  return `<!DOCTYPE html>
<html lang="en-NG">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="5"><title>Just a moment</title></head>
<body>
<main>
<h1>Just a moment</h1>
<p>${reason} This page will try again in a few seconds.</p>
<p><a href="">Try again now</a> · <a href="/">Go Home</a></p>
</main>
</body>
</html>
`;
}

/** The crash screen for the case that not even the web part's own one can be rendered: no script, no style of its own. */
export function faultPage(shop: ShopProfile, requestId: string): string {
  const report = shop.email
    ? `<a href="mailto:${encodeURIComponent(shop.email)}?subject=${encodeURIComponent(`Problem ${requestId}`)}">Report Issue</a>`
    : '';
  return `<!DOCTYPE html>
<html lang="en-NG">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Oops! Something went wrong</title></head>
<body>
<main>
<h1>Oops! Something went wrong</h1>
<p>Sorry, that was our fault. Refresh the page, and if it happens again, let us know.</p>
<p><a href="">Refresh Page</a> · <a href="/">Go Home</a> ${report && `· ${report}`}</p>
<details><summary>Technical details</summary><p>Reference ${requestId}</p></details>
</main>
</body>
</html>
`;
}
