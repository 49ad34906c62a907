import CheckIcon from 'lucide-react/icons/check';
import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import InfoIcon from 'lucide-react/icons/info';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';

const TONES = {
  tip: { className: 'bg-honey-soft', NoteIcon: InfoIcon },
  good: { className: 'bg-leaf-soft', NoteIcon: CheckIcon },
  warning: { className: 'bg-ember-soft', NoteIcon: WarningIcon },
  problem: { className: 'bg-danger-soft', NoteIcon: AlertIcon },
} as const;

type NoteProps = {
  readonly tone: keyof typeof TONES;
  /** `alert` interrupts a screen reader, `status` waits for its turn; neither for words that were there from the start. */
  readonly role?: 'alert' | 'status';
  readonly icon?: LucideIcon;
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
