import type { ReactNode } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';

type OptionFieldProps = {
  readonly title: string;
  /** What is chosen, in words. */
  readonly chosen: string;
  readonly layout: keyof typeof LAYOUTS;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

/** Pictures stand in a row on a phone, where the cut-off one says that there are more, and side by side elsewhere. Colours are all seen at once. */
const LAYOUTS = {
  pictures:
    'phone:grid phone:grid-cols-3 hero:grid-cols-4 phone:gap-2.5 max-phone:flex max-phone:snap-x max-phone:scroll-px-5 max-phone:gap-2.5 max-phone:overflow-x-auto max-phone:-mx-5 max-phone:px-5 max-phone:*:w-30 max-phone:*:flex-none max-phone:*:snap-start max-phone:[scrollbar-width:none] -my-2 py-2',
  swatches: 'grid grid-cols-[repeat(auto-fill,minmax(--spacing(15),1fr))] gap-x-1 gap-y-2.5 -my-2 py-2',
  tiles: 'grid grid-cols-2 gap-2.5',
  thirds: 'grid grid-cols-3 gap-2.5',
  quarters: 'grid grid-cols-4 gap-2 phone:gap-2.5',
} as const;

export function OptionField({ title, chosen, layout, hint, children }: OptionFieldProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="float-left mb-2 flex w-full items-baseline justify-between gap-3">
        <span className="text-label font-bold">{title}</span>
        <span aria-hidden="true" className="text-label text-cocoa-2">
          {chosen}
        </span>
      </legend>
      <div className={joinClasses('clear-both', LAYOUTS[layout])}>{children}</div>
      {hint && <div className="mt-2.5 text-small text-cocoa-2">{hint}</div>}
    </fieldset>
  );
}
