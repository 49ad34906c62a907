import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Report } from '../../../../contract/reports.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../domain/money.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { writeNaira } from '../order-words.ts';
import { Change } from './change.tsx';
import type { FigureLinks } from './figure-links.ts';

type ReportTotalsProps = {
  readonly report: Pick<Report, 'totals' | 'totalsBefore' | 'due'>;
  readonly links: FigureLinks;
  /** What the till should hold, or what was counted in it: at the close of one day. */
  readonly cash: CashFigure | null;
};

export type CashFigure = {
  readonly name: string;
  readonly value: number;
  /** How far the count is from what should be there. */
  readonly outcome?: string;
  /** Cash was recorded since the count. */
  readonly isOutdated?: boolean;
};

/** Where the cash is counted. */
export const CASH_COUNT_ID = 'cash-count';

export function averageOrder({ orders, sales }: Report['totals']): number {
  return orders === 0 ? 0 : Math.round(sales / orders);
}

/** The two sums of a report are of different things, and seldom the same. */
export const PAYMENTS_AND_SALES =
  'Payments: money received in this period, for any order. Sales: orders placed in this period, paid or not, except cancelled and expired ones.';

/** What is the shop's of the money of these days. */
export function computeNet({ taken, refunded }: Pick<Report['totals'], 'taken' | 'refunded'>): number {
  return convertKoboToNaira(convertNairaToKobo(taken) - convertNairaToKobo(refunded));
}

export function countOrders(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`;
}

/** What the owner looks for first, each figure a press away from its orders: above the money, which adds up from left to right, below the orders. */
export function ReportTotals({ report: { totals, totalsBefore, due }, links, cash }: ReportTotalsProps) {
  const net = computeNet(totals);
  return (
    <section className="rounded-picture border border-crust bg-paper py-4">
      <dl className="grid grid-cols-2 gap-y-4 phone:grid-cols-3">
        {cash && (
          <Figure
            name={cash.name}
            to={links.takenWay('cash')}
            value={writeNaira(cash.value).replace('-', '−')}
            className="col-span-full border-b border-crust pb-3"
            isMain
          >
            {cash.isOutdated ? (
              <>
                The cash records have changed since the count.{' '}
                <a href={`#${CASH_COUNT_ID}`} className="link inline-flex min-h-11 items-center">
                  Count again
                </a>
              </>
            ) : (
              cash.outcome
            )}
          </Figure>
        )}
        <Figure name="Payments" to={links.taken()} value={writeNaira(totals.taken)}>
          Before refunds
          <Compared after=" · " now={totals.taken} before={totalsBefore.taken} />
        </Figure>
        <Figure
          name="Refunded"
          to={links.refunded()}
          value={writeNaira(computeNet({ taken: 0, refunded: totals.refunded })).replace('-', '−')}
          isNext
        >
          {countOrders(totals.refundedOrders)}
          <Compared after=" · " now={totals.refunded} before={totalsBefore.refunded} />
        </Figure>
        <Figure
          name="After refunds"
          value={writeNaira(net).replace('-', '−')}
          className="max-phone:col-span-2 phone:border-l phone:border-crust"
          isMain
        >
          <Compared now={net} before={computeNet(totalsBefore)} />
        </Figure>
        <Figure name="Sales (orders placed)" to={links.sold()} value={writeNaira(totals.sales)}>
          {countOrders(totals.orders)}
          <Compared after=" · " now={totals.sales} before={totalsBefore.sales} />
        </Figure>
        <Figure name="Average order" value={writeNaira(averageOrder(totals))} isNext>
          <Compared now={averageOrder(totals)} before={averageOrder(totalsBefore)} />
        </Figure>
        <Figure
          name="Still due for these orders"
          to={links.due()}
          value={writeNaira(due.value)}
          className="max-phone:col-span-2 phone:border-l phone:border-crust"
          isDue={due.orders > 0}
        >
          {due.orders === 0 ? 'All paid' : `${countOrders(due.orders)} to pay`}
        </Figure>
      </dl>
      <p className="mx-4 mt-4 border-t border-crust pt-3 text-small text-cocoa-2 phone:mx-5">
        {PAYMENTS_AND_SALES}
      </p>
    </section>
  );
}

type ComparedProps = {
  readonly now: number;
  readonly before: number;
  /** What parts it from the words in front of it. */
  readonly after?: string;
};

/** Nothing where nothing came before: there is nothing to compare with. */
function Compared({ now, before, after }: ComparedProps) {
  if (before === 0) return null;
  return (
    <>
      {after}
      <Change now={now} before={before} /> from {writeNaira(before)}
    </>
  );
}

type FigureProps = {
  readonly name: string;
  readonly value: string;
  /** Where its orders are; left out for what is no sum of any. */
  readonly to?: string;
  readonly isMain?: boolean;
  /** Beside another one at every width. */
  readonly isNext?: boolean;
  readonly isDue?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
};

function Figure(props: FigureProps) {
  const { name, value, to, isMain = false, isNext = false, isDue = false, className, children } = props;
  return (
    <div
      className={joinClasses(
        'relative min-w-0 px-4 phone:px-5',
        isNext && 'border-l border-crust',
        className,
      )}
    >
      <dt className="text-small text-cocoa-2">{name}</dt>
      <dd
        className={joinClasses(
          'figures font-display font-bold wrap-anywhere',
          isMain ? 'text-menu leading-heading' : 'text-fs-3 leading-snug',
          isDue && 'text-ember-deep',
        )}
      >
        {to ? (
          <Link to={to} className="no-underline after:absolute after:inset-0 hover:underline">
            {value}
          </Link>
        ) : (
          value
        )}
      </dd>
      {children && <dd className="figures text-tiny text-cocoa-2">{children}</dd>}
    </div>
  );
}
