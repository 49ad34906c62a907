import CheckIcon from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { FIRST_STEPS, type FirstStep } from '../../../domain/shop/first-week.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { OpenShopButton } from './open-shop-button.tsx';
import { STEP_WORDS } from './step-words.ts';
import { TickButton } from './tick-button.tsx';

type FirstWeekProps = {
  readonly done: readonly FirstStep[];
  /** Those without which the shop cannot open. */
  readonly obstacles: readonly FirstStep[];
  /** Products that customers could order as they came with the shop. */
  readonly publishedSamples: number;
  /** Orders come in: what is done gives way to the day's work. */
  readonly isSelling: boolean;
  readonly onChanged: () => void;
};

/** What is left to do in a new shop, one step open at a time, until all of it is done. */
export function FirstWeek({ done, obstacles, publishedSamples, isSelling, onChanged }: FirstWeekProps) {
  const open = FIRST_STEPS.filter((step) => !done.includes(step));
  const [next] = open;
  const share = (done.length / FIRST_STEPS.length) * 100;
  return (
    <section aria-labelledby="first-week">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="first-week">Set up your shop</h2>
        <p className="figures text-small text-cocoa-2">
          {done.length} of {FIRST_STEPS.length} done
        </p>
      </div>
      <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-pill bg-crust">
        <div className="h-full bg-leaf" style={{ width: `${share}%` }} />
      </div>
      <ul className="mt-2">
        {[...open, ...(isSelling ? [] : FIRST_STEPS.filter((step) => done.includes(step)))].map((step) => (
          <StepLine
            key={step}
            step={step}
            isDone={done.includes(step)}
            isNext={step === next}
            onChanged={onChanged}
          >
            {step === 'products' && (
              <ButtonLink to="/admin/products/samples" kind="line">
                Start from samples
              </ButtonLink>
            )}
            {step === 'open' && (
              <>
                <OpenShopButton
                  done={done}
                  obstacles={obstacles}
                  publishedSamples={publishedSamples}
                  onOpened={onChanged}
                />
                <ButtonLink to="/admin/settings/opening" kind="line">
                  Check email and payments
                </ButtonLink>
              </>
            )}
          </StepLine>
        ))}
      </ul>
    </section>
  );
}

type StepLineProps = {
  readonly step: FirstStep;
  readonly isDone: boolean;
  readonly isNext: boolean;
  readonly onChanged: () => void;
  /** Where a link or a tick is not enough. */
  readonly children?: ReactNode;
};

function StepLine({ step, isDone, isNext, onChanged, children }: StepLineProps) {
  const { name, explanation, button, to, doneTo, tick } = STEP_WORDS[step];
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-b border-crust py-3 last:border-b-0 last:pb-0">
      <span
        className={joinClasses(
          'grid size-7 place-items-center rounded-pill border-2',
          isDone ? 'border-leaf bg-leaf text-on-dark' : 'border-bark',
        )}
      >
        {isDone && <CheckIcon className="size-4" />}
        <span className="visually-hidden">{isDone ? 'Done:' : 'To do:'}</span>
      </span>
      <div className="min-w-0">
        <p className={joinClasses('font-semibold', isDone && 'text-cocoa-2')}>{name}</p>
        {!isDone && (isNext || to === null) && <p className="text-small text-cocoa-2">{explanation}</p>}
      </div>
      {!isNext && to !== null && (
        <ButtonLink
          to={isDone ? (doneTo ?? to) : to}
          kind={isDone ? 'quiet' : 'line'}
          size="s"
          aria-label={`${isDone ? 'Edit' : 'Start'}: ${name}`}
        >
          {isDone ? 'Edit' : 'Start'}
        </ButtonLink>
      )}
      {!isDone && (isNext || to === null) && (
        <div className="col-span-2 col-start-2 mt-3 flex flex-wrap gap-2.5">
          {to !== null && (
            <ButtonLink to={to} kind="dark">
              {button}
            </ButtonLink>
          )}
          {tick !== null && (
            <TickButton
              step={step}
              words={tick}
              kind={to === null ? 'line' : 'paper'}
              onChanged={onChanged}
            />
          )}
          {children}
        </div>
      )}
    </li>
  );
}
