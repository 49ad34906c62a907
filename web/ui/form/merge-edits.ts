import { isSame } from './is-same.ts';

/**
 * Puts one person's edits on top of what is saved by now: what they touched is theirs, everything else is as it is now.
 * Compared as typed, so that even a half-typed amount stays.
 */
export function mergeEdits<Value>(before: Value, mine: Value, newest: Value): Value {
  return merge(before, mine, newest, mergeLists) as Value;
}

/**
 * The same for what was typed while it was being saved. A list that was touched meanwhile stays as it is typed: the answer may
 * have given its lines other keys.
 */
export function mergeAnswer<Value>(sent: Value, mine: Value, answer: Value): Value {
  return merge(sent, mine, answer, () => undefined) as Value;
}

/** Undefined for lists that cannot be merged. */
type MergeLists = (...versions: Versions<unknown>) => unknown;

function merge(before: unknown, mine: unknown, newest: unknown, mergeOther: MergeLists): unknown {
  if (isSame(before, mine)) return newest;
  if (isSame(before, newest)) return mine;
  if (!isRecord(before) || !isRecord(mine) || !isRecord(newest)) {
    return mergeOther(before, mine, newest) ?? mine;
  }
  const names = [...new Set([...Object.keys(newest), ...Object.keys(mine)])];
  return Object.fromEntries(
    names.map((name) => [name, merge(before[name], mine[name], newest[name], mergeOther)] as const),
  );
}

function mergeLists(...versions: Versions<unknown>): unknown {
  if (versions.every(isLineList)) return mergeLines(...(versions as Versions<readonly Line[]>));
  if (versions.every(isTable)) return mergeTables(...(versions as Versions<readonly PlainRecord[]>));
  return undefined;
}

type PlainRecord = Readonly<Record<string, unknown>>;
/** Known by its key, or by its id, wherever it has been moved to. */
type Line = PlainRecord & ({ readonly key: string } | { readonly id: string });
type Versions<Value> = [before: Value, mine: Value, newest: Value];

/** In this person's order: what others have added comes last, and what they have taken away goes unless it was edited here. */
function mergeLines(...[before, mine, newest]: Versions<readonly Line[]>): readonly Line[] {
  const find = (lines: readonly Line[], line: Line) =>
    lines.find((each) => nameLine(each) === nameLine(line));
  const own = mine.flatMap((line) => {
    const [was, is] = [find(before, line), find(newest, line)];
    if (!was) return [line];
    if (!is) return isSame(was, line) ? [] : [line];
    return [mergeEdits(was, line, is)];
  });
  return [...own, ...newest.filter((line) => !find(before, line) && !find(mine, line))];
}

/** Lines that are always the same ones, such as the days of a week. */
function mergeTables(
  ...[before, mine, newest]: Versions<readonly PlainRecord[]>
): readonly PlainRecord[] | undefined {
  if (before.length !== mine.length || before.length !== newest.length) return undefined;
  return newest.map((line, index) =>
    mergeEdits<PlainRecord>(before[index] ?? line, mine[index] ?? line, line),
  );
}

export function nameLine(line: { readonly key: string } | { readonly id: string }): string {
  return 'key' in line ? line.key : line.id;
}

function isRecord(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTable(value: unknown): value is readonly PlainRecord[] {
  return Array.isArray(value) && value.every(isRecord);
}

function isLineList(value: unknown): value is readonly Line[] {
  return isTable(value) && value.every((line) => typeof (line.key ?? line.id) === 'string');
}
