/** Each call begins once the one before it has ended, so that what was read earlier never replaces what was read later. */
export function serialise<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
