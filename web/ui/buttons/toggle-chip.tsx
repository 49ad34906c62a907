import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';

export const CHIP_CLASS =
  'inline-flex min-h-11 flex-none items-center gap-2 rounded-pill border border-crust-2 bg-paper px-4 text-small font-semibold whitespace-nowrap transition-colors duration-(--duration-fast) hover:border-cocoa focus-visible:rounded-pill';

type ToggleChipProps = { readonly isOn: boolean } & Omit<ComponentProps<'button'>, 'type'>;

/** One press narrows the list, another widens it again. */
export function ToggleChip({ isOn, className, ...button }: ToggleChipProps) {
  return (
    <button
      {...button}
      type="button"
      aria-pressed={isOn}
      className={joinClasses(
        CHIP_CLASS,
        'aria-pressed:border-cocoa aria-pressed:bg-cocoa aria-pressed:text-on-dark',
        className,
      )}
    />
  );
}
