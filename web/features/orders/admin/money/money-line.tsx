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
      <p className="flex items-baseline justify-between gap-x-3">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{title}</span>
          {badge}
        </span>
        <span className="figures font-semibold whitespace-nowrap">{amount}</span>
      </p>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
        {/* Narrower than this, it reads better above its buttons than beside them. */}
        <p className="min-w-52 flex-1 text-small wrap-anywhere text-cocoa-2">
          <time dateTime={at} className="whitespace-nowrap">
            {formatMoment(at)}
          </time>{' '}
          · {children}
        </p>
        <span className="ml-auto flex gap-2 empty:hidden">{action}</span>
      </div>
    </div>
  );
}
