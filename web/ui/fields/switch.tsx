import { useId } from 'react';

type SwitchProps = {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  /** It cannot be turned now; it keeps its place for the keyboard. */
  readonly isLocked?: boolean;
  readonly onTurn: () => void;
};

/** Turned at once, without a button to save it. */
export function Switch({ label, hint, isOn, isLocked = false, onTurn }: SwitchProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  return (
    <div className="flex items-center gap-4">
      <label htmlFor={id} className="min-w-0 flex-1 py-1.5">
        <span id={labelId} className="font-semibold">
          {label}
        </span>
        {hint && (
          <span id={hintId} className="block text-small text-cocoa-2">
            {hint}
          </span>
        )}
      </label>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={isOn}
        aria-disabled={isLocked}
        // The hint belongs to the label for a thumb, and is read after the name.
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
        onClick={() => !isLocked && onTurn()}
        className="grid h-11 w-15 flex-none items-center rounded-pill aria-disabled:opacity-60"
      >
        <span
          className={`flex h-8 w-15 rounded-pill p-1 transition-colors duration-(--duration-fast) ${isOn ? 'bg-leaf' : 'bg-bark'}`}
        >
          <span
            className={`size-6 rounded-full bg-paper shadow-1 transition-transform duration-(--duration-fast) ${isOn ? 'translate-x-7' : ''}`}
          />
        </span>
      </button>
    </div>
  );
}
