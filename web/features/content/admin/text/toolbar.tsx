import type { LucideIcon } from 'lucide-react/types';
import { type KeyboardEvent, useState } from 'react';

export type Tool = {
  readonly label: string;
  readonly ToolIcon: LucideIcon;
  /** Pressed in the field with Control or ⌘. */
  readonly key?: string;
  readonly run: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

type ToolbarProps = {
  readonly tools: readonly Tool[];
  /** The field that the tools write into. */
  readonly controls: string;
};

/** One stop for the Tab key; the arrows walk from tool to tool. */
export function Toolbar({ tools, controls }: ToolbarProps) {
  const [current, setCurrent] = useState(0);

  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const next = findNext(event.key, current, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={walk}
      className="flex flex-wrap rounded-t-card border border-b-0 border-bark bg-cream px-1 py-0.5"
    >
      {tools.map(({ label, ToolIcon, key, run }, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={key === undefined ? label : `${label} (Ctrl+${key.toUpperCase()})`}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={run}
          className="inline-grid size-11 place-items-center rounded-small hover:bg-crust"
        >
          <ToolIcon />
        </button>
      ))}
    </div>
  );
}

function findNext(key: string, current: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (current + step + count) % count;
}
