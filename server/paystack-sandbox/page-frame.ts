import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

export type Frame = {
  readonly shopName: string;
  /** Where the sandbox stands on its host: `/dev/paystack`. */
  readonly basePath: string;
};

export function pageFrame({ shopName, basePath }: Frame, title: string, main: Markup): Markup {
  return html`<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${shopName}</title>
<link rel="stylesheet" href="${basePath}/pay-page.css">
</head>
<body>
<header class="bar"><div class="wrap">
<span class="sign">${shopName}</span>
<span>Payment sandbox</span>
</div></header>
<main class="wrap">
${main}
</main>
</body>
</html>
`;
}
