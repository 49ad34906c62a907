import type { ReactNode } from 'react';
import { PartsFrame } from '../../../ui/layout/parts-frame.tsx';
import { PAGES_PATH, POSTS_PATH } from './content-paths.ts';

const PARTS = [
  { to: POSTS_PATH, words: 'Posts' },
  { to: PAGES_PATH, words: 'Pages' },
] as const;

type ContentFrameProps = { readonly explanation: string; readonly children: ReactNode };

export function ContentFrame({ explanation, children }: ContentFrameProps) {
  return (
    <PartsFrame
      title="Blog and pages"
      label="Blog and pages sections"
      parts={PARTS}
      explanation={explanation}
    >
      {children}
    </PartsFrame>
  );
}
