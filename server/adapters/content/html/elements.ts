import type { HtmlElement, HtmlNode } from './parse-html.ts';

export function hasClass({ attributes }: HtmlElement, name: string): boolean {
  return (attributes.get('class') ?? '').split(/\s+/).includes(name);
}

export function findElement(parent: HtmlElement, name: string): HtmlElement | undefined {
  return listElements(parent, (element) => element.name === name)[0];
}

export function findByClass(parent: HtmlElement, name: string): HtmlElement | undefined {
  return listElements(parent, (element) => hasClass(element, name))[0];
}

/** In the order of the text, however deep they are. */
export function listElements(
  { children }: HtmlElement,
  isMeant: (element: HtmlElement) => boolean,
): readonly HtmlElement[] {
  return children.flatMap((node) =>
    typeof node === 'string' ? [] : [...(isMeant(node) ? [node] : []), ...listElements(node, isMeant)],
  );
}

/** As it was typed, line ends included. */
export function joinText(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : joinText(node.children))).join('');
}
