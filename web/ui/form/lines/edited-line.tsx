import TrashIcon from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';
import { IconButton } from '../../buttons/icon-button.tsx';
import { joinClasses } from '../../join-classes.ts';
import { LineMoves } from './line-buttons.tsx';
import type { LineHandle } from './use-lines.ts';

type EditedLineProps = {
  readonly title: string;
  /** What the fields come to, in words. */
  readonly summary?: string;
  readonly handle: Omit<LineHandle<never>, 'edit' | 'field'>;
  readonly children: ReactNode;
};

/** One line of a list within a form: its number, the ways to move it and take it away, and its fields. */
export function EditedLine({ title, summary, handle, children }: EditedLineProps) {
  return (
    <fieldset className="rounded-card border border-crust-2 bg-cream px-3 pb-4 phone:px-4">
      <legend className="visually-hidden">{title}</legend>
      <div className="flex flex-wrap items-center gap-x-3 pt-1.5 pb-2">
        <p
          aria-hidden="true"
          className={joinClasses(
            'flex-1 text-label font-semibold',
            summary !== undefined && 'phone:flex-none',
          )}
        >
          {title}
        </p>
        {summary !== undefined && (
          <p className="text-small text-cocoa-2 max-phone:order-last max-phone:w-full phone:flex-1">
            {summary}
          </p>
        )}
        <div className="-mr-3 flex">
          <LineMoves handle={handle} />
          <IconButton label={`Remove ${handle.name}`} onClick={handle.remove}>
            <TrashIcon />
          </IconButton>
        </div>
      </div>
      {children}
    </fieldset>
  );
}
