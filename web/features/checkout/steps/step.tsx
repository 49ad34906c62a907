import CheckIcon from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';

type StepProps = {
  readonly number: number;
  readonly title: string;
  readonly isDone: boolean;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function Step({ number, title, isDone, action, children }: StepProps) {
  const headingId = `step-${number}`;
  return (
    <section aria-labelledby={headingId} className="grid gap-4.5 border-t border-crust-2 py-7">
      <div className="flex items-center gap-3.5">
        <span
          aria-hidden="true"
          className={joinClasses(
            'scallop grid size-11 flex-none place-items-center font-display text-fs-4 font-semibold transition-colors duration-(--duration-slow)',
            isDone ? 'bg-leaf text-on-action' : 'gold',
          )}
        >
          {isDone ? <CheckIcon /> : number}
        </span>
        <h2 id={headingId} className="flex-1 text-fs-2">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
