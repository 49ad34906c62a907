import { html } from 'hono/html';
import type { ShopProfile } from '../../../domain/shop/profile.ts';

type Markup = ReturnType<typeof html>;

export function pageFrame(shop: ShopProfile, title: string, main: Markup): Markup {
  return html`<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${shop.name}</title>
<link rel="stylesheet" href="/dev/mail/mailbox.css">
</head>
<body>
<header class="bar"><div class="wrap">
<a class="sign" href="/dev/mail">Mailbox</a>
<a class="way-out" href="/">Go to ${shop.name}</a>
</div></header>
<main class="wrap">
${main}
</main>
</body>
</html>
`;
}
