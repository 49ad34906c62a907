import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type DesignStep, STEP_NAMES } from './design-steps.ts';

export const STEP_PANEL_ID = 'designer-step';
export const nameTab = (step: DesignStep) => `designer-tab-${step}`;

type StepTabsProps = {
  readonly steps: readonly DesignStep[];
  readonly step: DesignStep;
  readonly onOpen: (step: DesignStep) => void;
};

/** In any order: nothing has to be finished before the next. Arrows walk along, as in every row of tabs. */
export function StepTabs({ steps, step, onOpen }: StepTabsProps) {
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelector<HTMLElement>(`#${nameTab(step)}`);
    if (list && tab) list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 });
  }, [step]);

  const steer = (event: KeyboardEvent) => {
    const place = steps.indexOf(step);
    const goals: Partial<Record<string, DesignStep | undefined>> = {
      ArrowRight: steps[place + 1] ?? steps[0],
      ArrowLeft: steps.at(place - 1),
      Home: steps[0],
      End: steps.at(-1),
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    onOpen(goal);
    listRef.current?.querySelector<HTMLElement>(`#${nameTab(goal)}`)?.focus();
  };

  return (
    <div
      ref={listRef}
      role="tablist"
      aria-label="Steps"
      onKeyDown={steer}
      className="relative flex gap-1 overflow-x-auto border-b border-crust-2 bg-cream [scrollbar-width:none] max-phone:px-3"
    >
      {steps.map((each) => (
        <button
          key={each}
          id={nameTab(each)}
          type="button"
          role="tab"
          aria-selected={each === step}
          aria-controls={STEP_PANEL_ID}
          tabIndex={each === step ? 0 : -1}
          onClick={() => onOpen(each)}
          className="min-h-12 flex-none border-b-3 border-transparent px-3 font-semibold whitespace-nowrap text-cocoa-2 transition-colors hover:text-cocoa focus-visible:-outline-offset-3 aria-selected:border-hibiscus aria-selected:text-cocoa tablet:px-2"
        >
          {STEP_NAMES[each]}
        </button>
      ))}
    </div>
  );
}
