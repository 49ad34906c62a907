import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';

/** White paper for what is filled in or added up; pictures and words stand on the page itself. */
export function Panel({ className, ...div }: ComponentProps<'div'>) {
  return (
    <div
      {...div}
      className={joinClasses('rounded-picture border border-crust bg-paper px-4 py-5 phone:p-6', className)}
    />
  );
}
