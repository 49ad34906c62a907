type HeldMovesParts = {
  readonly holdMs: number;
  /** The time to think again is over. */
  readonly onRelease: (id: string) => void;
  readonly onChange: (ids: ReadonlySet<string>) => void;
};

/**
 * Moves that tell somebody outside and so cannot be taken back: each waits for as long as its way back is shown. Nothing is
 * lost with the screen: whoever leaves it releases them.
 */
export function createHeldMoves({ holdMs, onRelease, onChange }: HeldMovesParts) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** False where it is too late. */
  function drop(id: string): boolean {
    if (!timers.has(id)) return false;
    clearTimeout(timers.get(id));
    timers.delete(id);
    onChange(new Set(timers.keys()));
    return true;
  }

  function release(id: string): void {
    if (drop(id)) onRelease(id);
  }

  return {
    hold(id: string): void {
      if (timers.has(id)) return;
      timers.set(
        id,
        setTimeout(() => release(id), holdMs),
      );
      onChange(new Set(timers.keys()));
    },
    takeBack: drop,
    releaseAll(): void {
      for (const id of [...timers.keys()]) release(id);
    },
  };
}
