import type { Dashboard } from '../../../../contract/dashboard.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { nameDayShortly } from '../../../ui/slots/day-words.ts';

type SalesTableProps = { readonly days: Dashboard['trend'] };

const writeNaira = (amount: number) => formatNaira(convertNairaToKobo(amount));

/** The figures behind the chart, the newest day first. */
export function SalesTable({ days }: SalesTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section aria-label="Sales by day" tabIndex={0} className="max-h-80 overflow-auto">
      <table className="figures w-full border-collapse text-label">
        <thead className="sticky top-0 bg-paper text-tiny text-cocoa-2">
          <tr className="border-b border-crust-2">
            <th scope="col" className="py-2 text-left">
              Day
            </th>
            <th scope="col" className="py-2 pl-3 text-right">
              Orders
            </th>
            <th scope="col" className="py-2 pl-3 text-right">
              Order value
            </th>
            <th scope="col" className="py-2 pl-3 text-right">
              Payments
            </th>
            <th scope="col" className="py-2 pl-3 text-right">
              Refunds
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, orders, value, moneyIn, moneyBack }) => (
            <tr key={day} className="border-b border-crust last:border-b-0">
              <th scope="row" className="py-2 text-left font-medium whitespace-nowrap">
                {nameDayShortly(day)}
              </th>
              <td className="py-2 pl-3 text-right">{orders}</td>
              <td className="py-2 pl-3 text-right">{writeNaira(value)}</td>
              <td className="py-2 pl-3 text-right">{writeNaira(moneyIn)}</td>
              <td className="py-2 pl-3 text-right">{writeNaira(moneyBack)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
