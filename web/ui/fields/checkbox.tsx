import CheckIcon from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';

type CheckboxProps = { readonly label: string } & Omit<ComponentProps<'input'>, 'type' | 'className'>;

export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <span className="grid flex-none place-items-center *:col-start-1 *:row-start-1">
        <input
          {...input}
          type="checkbox"
          className="peer size-5.5 cursor-pointer appearance-none rounded-tick border-(length:--line-width) border-bark bg-paper checked:border-cocoa checked:bg-cocoa"
        />
        <CheckIcon className="pointer-events-none size-4 stroke-3 text-on-dark opacity-0 peer-checked:opacity-100" />
      </span>
      {label}
    </label>
  );
}
