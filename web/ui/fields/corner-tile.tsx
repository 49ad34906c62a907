import CheckIcon from 'lucide-react/icons/check';
import type { ComponentProps, ReactNode } from 'react';

type CornerTileProps = {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
} & Omit<ComponentProps<'input'>, 'type' | 'title' | 'children' | 'className'>;

/** One of several ways where three share a phone's width: its tick sits on the corner and takes no room. */
export function CornerTile({ icon, title, children, ...input }: CornerTileProps) {
  return (
    <label className="relative grid min-h-14 cursor-pointer content-center justify-items-center gap-1 rounded-card border border-bark bg-paper px-1.5 py-2 text-center hover:border-cocoa has-checked:border-cocoa has-checked:bg-honey-soft has-checked:inset-ring-1 has-checked:inset-ring-cocoa has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cocoa">
      <input
        {...input}
        type="radio"
        className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      {icon}
      <span className="text-label leading-label font-semibold">{title}</span>
      {children && <span className="figures text-small text-cocoa-2">{children}</span>}
      <span className="pointer-events-none absolute -top-2 -right-2 grid size-6 place-items-center rounded-full bg-cocoa text-on-dark opacity-0 dark:gold peer-checked:opacity-100">
        <CheckIcon className="size-3.5 stroke-4" />
      </span>
    </label>
  );
}
