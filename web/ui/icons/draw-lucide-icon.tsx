import { type ComponentProps, createElement } from 'react';
import { OwnIcon } from './own-icon.tsx';

type IconData = { readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/**
 * Stands in for Lucide's own `createLucideIcon` in the build: sizes and strokes come from base.css, so that a first visit need
 * not download what computes them.
 */
export default function drawLucideIcon({ node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: each is made once, when its file is loaded
  return function LucideIcon(props: ComponentProps<typeof OwnIcon>) {
    return createElement(OwnIcon, props, ...node.map(([tag, attributes]) => createElement(tag, attributes)));
  };
}
