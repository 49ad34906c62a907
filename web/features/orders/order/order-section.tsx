import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { usePhone } from '../../../ui/browser/use-phone.ts';

type OrderSectionProps = {
  readonly title: string;
  /** On a phone, from the first sight. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};

/** What is seldom needed of an order: on a phone one line that opens. */
export function OrderSection({ title, isOpen = false, children }: OrderSectionProps) {
  const id = useId();
  const isPhone = usePhone();
  const heading = (
    <h2 id={id} className="max-phone:text-fs-4">
      {title}
    </h2>
  );
  if (!isPhone) {
    return (
      <section aria-labelledby={id} className="grid gap-6">
        {heading}
        {children}
      </section>
    );
  }
  return (
    <details open={isOpen} className="group border-b border-crust-2">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        {heading}
        <ChevronDownIcon className="size-5 flex-none transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-1 pb-6">{children}</div>
    </details>
  );
}
