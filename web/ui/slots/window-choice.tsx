import CheckIcon from 'lucide-react/icons/check';
import { useId } from 'react';
import { joinClasses } from '../join-classes.ts';
import { nameDay, writeTimes } from './day-words.ts';
import { canBeTaken, type ShownDay, STATE_WORDS } from './state-words.ts';

type WindowChoiceProps = {
  readonly shown: ShownDay;
  readonly chosenId: string | null;
  readonly onChoose: (window: ShownDay['windows'][number]) => void;
};

export function WindowChoice({ shown, chosenId, onChoose }: WindowChoiceProps) {
  const groupName = useId();
  const offered = shown.windows.filter(({ state }) => state !== 'not_offered');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-label font-semibold">Time on {nameDay(shown.day)}</legend>
      <div className="grid grid-cols-2 gap-2 phone:grid-cols-[repeat(auto-fit,minmax(--spacing(32),1fr))]">
        {offered.map((window) => {
          const isFree = canBeTaken(window);
          return (
            <label
              key={window.id}
              // A named group: the dialog may be inside another that holds a chosen one too.
              className={joinClasses(
                'relative grid min-h-17 content-center max-phone:last:odd:col-span-2 justify-items-center rounded-card border px-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cocoa',
                isFree
                  ? 'group/window cursor-pointer border-bark bg-paper hover:border-cocoa has-checked:border-cocoa has-checked:bg-cocoa has-checked:text-on-dark'
                  : 'cursor-not-allowed border-dashed border-crust-2 text-cocoa-2',
              )}
            >
              <input
                type="radio"
                name={groupName}
                disabled={!isFree}
                checked={window.id === chosenId}
                onChange={() => onChoose(window)}
                className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
              />
              <CheckIcon className="absolute top-1 right-1 hidden size-3.5 group-has-checked/window:block" />
              <span className={joinClasses('figures font-semibold', !isFree && 'font-plain line-through')}>
                {writeTimes(window)}
              </span>
              <span
                className={joinClasses(
                  'text-tiny',
                  isFree && 'font-semibold group-has-checked/window:text-honey',
                  isFree && (window.state === 'free' ? 'text-leaf-deep' : 'text-honey-deep'),
                )}
              >
                {STATE_WORDS[window.state]}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
