/** One after the other: what was said first arrives first, and an answer never knows less than the one shown before it. */
export function createTurns(): (work: () => Promise<void>) => void {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    last = last.then(work, work);
  };
}
