import type { ReactNode } from 'react';
import type { FieldProblems } from '../../../domain/refusal.ts';
import { Note } from '../feedback/note.tsx';
import { joinClasses } from '../join-classes.ts';

type SaveBarProps = {
  readonly failure: string | null;
  readonly problems: FieldProblems;
  /** How things stand while no field has a problem. */
  readonly state: string;
  readonly className?: string;
  /** The buttons. */
  readonly children: ReactNode;
};

/** Always in reach: how things stand, and the way to keep them. */
export function SaveBar({ failure, problems, state, className, children }: SaveBarProps) {
  return (
    <div
      className={joinClasses(
        'sticky bottom-(--bar-height) z-20 -mx-4 grid gap-3 border-t border-crust bg-cream px-4 py-3 shadow-up phone:-mx-5 phone:px-5 rail:mx-0 rail:rounded-t-card rail:border-x',
        className,
      )}
    >
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <p role="status" className="mr-auto text-small text-cocoa-2 max-phone:w-full">
          {describeProblems(Object.keys(problems).length) ?? state}
        </p>
        {children}
      </div>
    </div>
  );
}

function describeProblems(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? '1 field needs attention' : `${count} fields need attention`;
}
