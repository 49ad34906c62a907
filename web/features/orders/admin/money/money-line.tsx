import type { ReactNode } from 'react';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';

type MoneyLineProps = {
  readonly amount: ReactNode;
  readonly title: ReactNode;
  readonly at: string;
  readonly badge?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** What moved, how much, when and why, and what can be done about it. */
export function MoneyLine({ amount, title, at, badge, action, children }: MoneyLineProps) {
  return (
    <div className="text-label">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{title}</span>
        {badge}
        <span className="figures ml-auto font-semibold whitespace-nowrap">{amount}</span>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1.5">
        <p className="min-w-32 flex-1 text-small wrap-anywhere text-cocoa-2">
          <time dateTime={at} className="whitespace-nowrap">
            {formatMoment(at)}
          </time>{' '}
          · {children}
        </p>
        {action}
      </div>
    </div>
  );
}
