import type { ReactNode } from 'react';
import type { IconProps } from '../icons/icon.tsx';
import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../icons/status.tsx';

const TONES = {
  tip: { className: 'bg-honey-soft', NoteIcon: InfoIcon },
  good: { className: 'bg-leaf-soft', NoteIcon: CheckIcon },
  warning: { className: 'bg-ember-soft', NoteIcon: WarningIcon },
  problem: { className: 'bg-hibiscus-soft', NoteIcon: AlertIcon },
} as const;

type NoteProps = {
  readonly tone: keyof typeof TONES;
  /** `alert` interrupts a screen reader, `status` waits for its turn; neither for words that were there from the start. */
  readonly role?: 'alert' | 'status';
  readonly icon?: (props: IconProps) => ReactNode;
  readonly children: ReactNode;
};

export function Note({ tone, role, icon, children }: NoteProps) {
  const { className, NoteIcon } = TONES[tone];
  const ShownIcon = icon ?? NoteIcon;
  return (
    <div role={role} className={`flex gap-3 rounded-card p-4 text-label ${className}`}>
      <ShownIcon className="mt-0.5 size-5" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
