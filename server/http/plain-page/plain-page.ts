import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

type PlainPage = {
  readonly title: string;
  readonly stylesheet: string;
  /** In the bar at the top. */
  readonly bar: Markup;
  readonly main: Markup;
};

/** The frame of the few pages the server writes itself, outside the web part. */
export function plainPage({ title, stylesheet, bar, main }: PlainPage): Markup {
  return html`<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<header class="bar"><div class="wrap">
${bar}
</div></header>
<main class="wrap">
${main}
</main>
</body>
</html>
`;
}
