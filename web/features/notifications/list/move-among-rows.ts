const CONTROL = 'a, button';
const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus from line to line, to the first thing in it that can be used; false for keys that mean nothing here. */
export function moveAmongRows(list: Element | null, key: string): boolean {
  const step = STEPS[key];
  const lines = [...(list?.children ?? [])].filter((line) => line.querySelector(CONTROL));
  if (!step || lines.length === 0) return false;
  const place = lines.findIndex((line) => line.contains(document.activeElement));
  lines[step(place, lines.length - 1)]?.querySelector<HTMLElement>(CONTROL)?.focus();
  return true;
}
