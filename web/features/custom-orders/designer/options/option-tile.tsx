import CheckIcon from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';

export type OptionTileProps = {
  /** Of the group: radios of one name are one choice. */
  readonly name: string;
  readonly title: string;
  readonly detail?: ReactNode;
  readonly picture?: ReactNode;
  readonly isChosen: boolean;
  /** Why it cannot be chosen. */
  readonly obstacle?: string | undefined;
  readonly onChoose: () => void;
};

/** An option with its picture. One that cannot be had stays within reach, and says why when it is tried. */
export function OptionTile({ name, title, detail, picture, isChosen, obstacle, onChoose }: OptionTileProps) {
  const reasonId = useId();
  const isImpossible = obstacle !== undefined;
  return (
    <label
      className={joinClasses(
        'relative grid min-h-14 cursor-pointer grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-0.5 rounded-card border border-bark bg-paper px-1 pt-2 pb-2.5 text-center transition duration-(--duration-fast) hover:border-cocoa has-checked:border-cocoa has-checked:bg-honey-soft has-checked:inset-ring-1 has-checked:inset-ring-cocoa has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cocoa',
        isImpossible && 'border-dashed bg-cream text-cocoa-2',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        aria-disabled={isImpossible || undefined}
        aria-describedby={isImpossible ? reasonId : undefined}
        onChange={onChoose}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      {picture && (
        <span className={joinClasses('grid place-items-center', isImpossible && 'opacity-45')}>
          {picture}
        </span>
      )}
      <span className="text-label leading-snug font-semibold">{title}</span>
      <span className="figures text-small leading-snug text-cocoa-2">
        {isImpossible ? 'Not available' : detail}
      </span>
      {isImpossible && (
        <span id={reasonId} className="visually-hidden">
          {obstacle}
        </span>
      )}
      <span className="pointer-events-none absolute -top-1.5 -right-1.5 grid size-5.5 scale-50 place-items-center rounded-full bg-cocoa text-on-dark opacity-0 dark:gold transition duration-(--duration-fast) peer-checked:scale-100 peer-checked:opacity-100">
        <CheckIcon className="size-3.5 stroke-4" />
      </span>
    </label>
  );
}
