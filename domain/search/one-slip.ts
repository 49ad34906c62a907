/** Whether one letter was left out, put in, mistaken or exchanged with its neighbour, and nothing else. */
export function isOneSlipApart(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [left, wanted] = [typed.slice(at), meant.slice(at)];
  return (
    left.slice(1) === wanted.slice(1) ||
    left === wanted.slice(1) ||
    left.slice(1) === wanted ||
    (left[0] === wanted[1] && left[1] === wanted[0] && left.slice(2) === wanted.slice(2))
  );
}
