import { isSame } from './is-same.ts';

/**
 * Puts one person's edits on top of what is saved by now: what they touched is theirs, everything else is as it is now.
 * Compared as typed, so that even a half-typed amount stays.
 */
export function mergeEdits<Value>(before: Value, mine: Value, newest: Value): Value;
export function mergeEdits(before: unknown, mine: unknown, newest: unknown): unknown {
  if (isSame(before, mine)) return newest;
  if (isSame(before, newest)) return mine;
  const versions = [before, mine, newest];
  if (versions.every(isRecord)) return mergeRecords(...(versions as Versions<PlainRecord>));
  if (versions.every(isLineList)) return mergeLines(...(versions as Versions<readonly Line[]>));
  if (versions.every(isTable)) return mergeTables(...(versions as Versions<readonly PlainRecord[]>));
  return mine;
}

type PlainRecord = Readonly<Record<string, unknown>>;
/** Known by its key, or by its id, wherever it has been moved to. */
type Line = PlainRecord & ({ readonly key: string } | { readonly id: string });
type Versions<Value> = [before: Value, mine: Value, newest: Value];

function mergeRecords(...[before, mine, newest]: Versions<PlainRecord>): PlainRecord {
  const names = [...new Set([...Object.keys(newest), ...Object.keys(mine)])];
  return Object.fromEntries(
    names.map((name) => [name, mergeEdits(before[name], mine[name], newest[name])] as const),
  );
}

/** In this person's order: what others have added comes last, and what they have taken away goes unless it was edited here. */
function mergeLines(...[before, mine, newest]: Versions<readonly Line[]>): readonly Line[] {
  const find = (lines: readonly Line[], line: Line) =>
    lines.find((each) => nameLine(each) === nameLine(line));
  const kept = mine.flatMap((line) => {
    const [was, is] = [find(before, line), find(newest, line)];
    if (!was) return [line];
    if (!is) return isSame(was, line) ? [] : [line];
    return [mergeEdits(was, line, is)];
  });
  return [...kept, ...newest.filter((line) => !find(before, line) && !find(mine, line))];
}

/** Lines that are always the same ones, such as the days of a week. */
function mergeTables(...[before, mine, newest]: Versions<readonly PlainRecord[]>): readonly PlainRecord[] {
  if (before.length !== mine.length || before.length !== newest.length) return mine;
  return newest.map((line, index) => mergeEdits(before[index], mine[index], line) as PlainRecord);
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
