/**
 * Runs the work, never twice at once. However often it is asked for meanwhile, it runs once more afterwards, because the answer
 * on its way may be from before the last asking.
 */
export function runOneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        await work();
      } while (isAskedAgain);
    } finally {
      running = undefined;
    }
  }

  return () => {
    if (running) isAskedAgain = true;
    else running = run();
    return running;
  };
}
