/** Everything that takes time here takes it from this, so that a test holds the hands. */
export type SandboxClock = {
  readonly read: () => Date;
  /** Calls back once, and returns the way to call it off. */
  readonly schedule: (action: () => void, delayMs: number) => () => void;
};

export const SYSTEM_CLOCK: SandboxClock = {
  read: () => new Date(),
  schedule(action, delayMs) {
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  },
};
