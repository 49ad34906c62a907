import CheckIcon from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';

type ChoiceBoxProps = { readonly label: string } & Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A tick beside something whose name stands there already, above the link that covers the row. */
export function ChoiceBox({ label, ...input }: ChoiceBoxProps) {
  return (
    <label className="relative z-10 grid size-11 flex-none cursor-pointer place-items-center *:col-start-1 *:row-start-1">
      <input
        {...input}
        type="checkbox"
        aria-label={label}
        className="peer size-5.5 cursor-pointer appearance-none rounded-tick border-(length:--line-width) border-bark bg-paper checked:border-cocoa checked:bg-cocoa"
      />
      <CheckIcon className="pointer-events-none size-4 stroke-3 text-on-dark opacity-0 peer-checked:opacity-100" />
    </label>
  );
}
