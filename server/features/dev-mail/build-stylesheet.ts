const FACES = [
  { family: 'Fraunces', weights: '400 700', file: /^\/assets\/fraunces-roman\b[^/]*\.woff2$/ },
  { family: 'Figtree', weights: '300 900', file: /^\/assets\/figtree\b[^/]*\.woff2$/ },
] as const;

/** The mailbox in the shop's colours and, where the web part is built, in its faces. */
export function buildStylesheet(
  palette: Readonly<Record<string, string>>,
  assetPaths: readonly string[],
  ownStyles: string,
): string {
  const colours = Object.entries(palette).map(([name, colour]) => `--color-${name}: ${colour};`);
  const faces = FACES.flatMap(({ family, weights, file }) => {
    const path = assetPaths.find((candidate) => file.test(candidate));
    if (!path) return [];
    return `@font-face { font-family: "${family}"; font-weight: ${weights}; font-display: swap; src: url("${path}") format("woff2"); }`;
  });
  return [...faces, `:root { ${colours.join(' ')} }`, ownStyles].join('\n');
}
