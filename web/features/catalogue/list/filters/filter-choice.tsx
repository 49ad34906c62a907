import CheckIcon from 'lucide-react/icons/check';
import type { ComponentProps, ReactNode } from 'react';

type Choice = {
  readonly label: string;
  /** How many products it would leave. */
  readonly count?: number | undefined;
} & Omit<ComponentProps<'input'>, 'className'>;

/** A line of its own, with the count at its end. */
export function ChoiceRow({
  label,
  count,
  type,
  ...input
}: Choice & { readonly type: 'checkbox' | 'radio' }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <span className="grid flex-none place-items-center *:col-start-1 *:row-start-1">
        <input
          {...input}
          type={type}
          className="peer size-5.5 cursor-pointer appearance-none rounded-tick border-(length:--line-width) border-bark bg-paper checked:border-cocoa checked:bg-cocoa [[type=radio]]:rounded-full"
        />
        {type === 'checkbox' ? (
          <CheckIcon className="pointer-events-none size-4 stroke-3 text-on-dark opacity-0 peer-checked:opacity-100" />
        ) : (
          <span className="pointer-events-none size-2.25 rounded-full bg-on-dark opacity-0 peer-checked:opacity-100" />
        )}
      </span>
      {label}
      <Count count={count} className="ml-auto text-cocoa-2" />
    </label>
  );
}

/** Several stand in a row and break where they must. */
export function ChoiceChip({ label, count, icon, ...input }: Choice & { readonly icon?: ReactNode }) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-pill border border-crust-2 bg-paper px-3.5 text-small font-medium transition duration-(--duration-fast) hover:border-cocoa has-checked:border-cocoa has-checked:bg-cocoa has-checked:text-on-dark has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cocoa [&:has(:checked)_.count]:text-on-dark-2">
      <input
        {...input}
        type="checkbox"
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-pill opacity-0"
      />
      {input.checked && icon}
      {label}
      <Count count={count} className="count text-cocoa-2" />
    </label>
  );
}

function Count({ count, className }: { readonly count: number | undefined; readonly className: string }) {
  if (count === undefined) return null;
  return (
    <span className={`figures text-small font-plain ${className}`}>
      <span className="visually-hidden">, </span>
      {count}
    </span>
  );
}
