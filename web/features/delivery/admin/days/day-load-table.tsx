import type { CalendarDay } from '../../../../../contract/delivery.ts';
import { CapacityJar } from '../../../../ui/slots/capacity-jar.tsx';
import { writeTimes } from '../../../../ui/slots/day-words.ts';
import { countOrders } from '../order-words.ts';
import { computeShare, judgeLoad, LOAD_WORDS } from './day-load.ts';

/** What is taken of the day, and of each of its windows. */
export function DayLoadTable({ day }: { readonly day: CalendarDay }) {
  const { isOpen, workUnits, workUnitsTaken, orderCount, windows } = day;
  return (
    <div className="grid gap-3 rounded-card bg-cream p-4">
      <div className="flex items-center gap-3">
        <CapacityJar share={computeShare(day)} isClosed={!isOpen} className="h-12 w-8.5" />
        <div>
          <p className="font-semibold">{LOAD_WORDS[judgeLoad(day)]}</p>
          <p className="figures text-small text-cocoa-2">
            {workUnitsTaken} of {workUnits} work units taken, {countOrders(orderCount).toLowerCase()}
          </p>
        </div>
      </div>
      {windows.length > 0 && (
        <table className="figures w-full border-collapse text-left text-small">
          <caption className="visually-hidden">Windows of the day</caption>
          <thead>
            <tr className="border-b border-crust-2 text-cocoa-2">
              <th scope="col" className="py-1.5 font-semibold">
                Window
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                Deliveries
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                Pickups
              </th>
            </tr>
          </thead>
          <tbody>
            {windows.map((window) => (
              <tr key={window.id} className="border-b border-crust last:border-b-0">
                <th scope="row" className="py-1.5 font-plain">
                  {writeTimes(window)}
                </th>
                <td className="py-1.5 text-right">{describeWindow(window.delivery)}</td>
                <td className="py-1.5 text-right">{describeWindow(window.pickup)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** 3 of 12 */
function describeWindow({ capacity, taken }: CalendarDay['windows'][number]['delivery']): string {
  return capacity === 0 && taken === 0 ? 'None' : `${taken} of ${capacity}`;
}
