import { useId } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';

type SwatchProps = {
  readonly name: string;
  readonly title: string;
  /** The catalogue's own colour, which is no token of the shop. */
  readonly colour: string;
  readonly isChosen: boolean;
  readonly obstacle?: string | undefined;
  readonly onChoose: () => void;
};

/** A dab of icing. Its name stands below, because a colour alone says little to many eyes. */
export function Swatch({ name, title, colour, isChosen, obstacle, onChoose }: SwatchProps) {
  const reasonId = useId();
  const isImpossible = obstacle !== undefined;
  return (
    <label className="group relative grid min-h-18 cursor-pointer content-start justify-items-center gap-1 rounded-small text-tiny text-cocoa-2 has-checked:font-bold has-checked:text-cocoa has-focus-visible:outline-3 has-focus-visible:outline-cocoa">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        aria-disabled={isImpossible || undefined}
        aria-describedby={isImpossible ? reasonId : undefined}
        onChange={onChoose}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      <svg
        viewBox="0 0 52 52"
        aria-hidden="true"
        className={joinClasses('size-13', isImpossible && 'opacity-40')}
      >
        <circle
          cx="26"
          cy="26"
          r="24.5"
          className="fill-none stroke-transparent stroke-3 transition-[stroke] group-has-checked:stroke-cocoa"
        />
        <circle cx="26" cy="26" r="20.5" fill={colour} className="stroke-cocoa/20" />
        <path
          d="M13 21a14 14 0 0 1 9-9"
          className="fill-none stroke-paper/70 stroke-3"
          strokeLinecap="round"
        />
        {isImpossible && <path d="M12 40 40 12" className="stroke-cocoa stroke-2" />}
      </svg>
      {title}
      {isImpossible && (
        <span id={reasonId} className="visually-hidden">
          {obstacle}
        </span>
      )}
    </label>
  );
}
