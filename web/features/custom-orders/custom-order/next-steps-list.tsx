import CheckIcon from 'lucide-react/icons/check';
import type { CustomOrder } from '../../../../contract/custom-orders.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { writeNaira } from './custom-order-words.ts';
import { listNextSteps, type NextStep } from './next-steps.ts';

const MARKS: Readonly<Record<NextStep['state'], string>> = {
  done: 'bg-leaf text-on-action',
  now: 'gold',
  next: 'bg-crust text-cocoa-2',
};

export function NextSteps({ customOrder }: { readonly customOrder: CustomOrder }) {
  const steps = listNextSteps(customOrder);
  return (
    <section aria-labelledby="next-heading">
      <h2 id="next-heading" className="mb-4 text-fs-3">
        {steps.every(({ state }) => state === 'done') ? 'What happened' : 'What happens next'}
      </h2>
      <ol aria-live="polite" className="grid">
        {steps.map(({ title, words, amount, state }, index) => (
          <li
            key={title}
            aria-current={state === 'now' ? 'step' : undefined}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5"
          >
            <span className="grid grid-rows-[auto_1fr] justify-items-center">
              <span
                className={joinClasses(
                  'scallop grid size-8 place-items-center text-small font-semibold transition-colors duration-(--duration-slow)',
                  MARKS[state],
                )}
              >
                {state === 'done' ? (
                  <CheckIcon className="size-4" />
                ) : (
                  <span aria-hidden="true">{index + 1}</span>
                )}
              </span>
              {index < steps.length - 1 && (
                <span className={joinClasses('min-h-3 w-0.5', state === 'done' ? 'bg-leaf' : 'bg-crust-2')} />
              )}
            </span>
            <div className="pt-1 pb-4">
              <p
                className={joinClasses(
                  'figures flex flex-wrap justify-between gap-x-4',
                  state === 'next' ? 'text-cocoa-2' : 'font-semibold',
                )}
              >
                <span>
                  {title}
                  {state === 'done' && <span className="visually-hidden"> (done)</span>}
                </span>
                {amount !== null && <span className="whitespace-nowrap">{writeNaira(amount)}</span>}
              </p>
              <p className="text-small text-cocoa-2">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
