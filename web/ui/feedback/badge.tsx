import type { ReactNode } from 'react';

const TONES = {
  plain: 'bg-crust text-cocoa',
  over: 'bg-crust text-cocoa-2',
  good: 'bg-leaf-soft text-leaf-deep',
  busy: 'bg-honey-soft text-honey-deep',
  warning: 'bg-ember-soft text-ember-deep',
  news: 'bg-hibiscus-soft text-hibiscus-press',
  dark: 'bg-cocoa text-on-dark',
} as const;

type BadgeProps = { readonly tone: keyof typeof TONES; readonly children: ReactNode };

export function Badge({ tone, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-6.5 items-center gap-1.5 rounded-pill px-2.5 text-tiny font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
