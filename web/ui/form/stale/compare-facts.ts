/** One part of a plan in words, such as a weekday or a zone. */
export type Fact = { readonly key: string; readonly name: string; readonly words: string };

export type FactChange = {
  readonly key: string;
  readonly name: string;
  /** Null: it is no longer there. */
  readonly now: string | null;
  /** What this person made of it themselves; undefined where they left it alone, or made the same of it. */
  readonly mine: string | null | undefined;
};

type Versions = {
  /** As it was when this person opened it. */
  readonly before: readonly Fact[];
  /** As somebody else has saved it since. */
  readonly now: readonly Fact[];
  readonly mine: readonly Fact[];
};

/** What somebody else has changed, and where this person changed the same. */
export function compareFacts({ before, now, mine }: Versions): readonly FactChange[] {
  const removed = before.filter(({ key }) => !findFact(now, key));
  return [...now, ...removed].flatMap(({ key, name }) => {
    const [was, is, typed] = [findFact(before, key), findFact(now, key), findFact(mine, key)];
    if (isEqual(was, is)) return [];
    const isLeftAlone = isEqual(typed, was) || isEqual(typed, is);
    return [{ key, name, now: is?.words ?? null, mine: isLeftAlone ? undefined : (typed?.words ?? null) }];
  });
}

/** The names of what this person changed, added or took away. */
export function listOwnChanges(before: readonly Fact[], mine: readonly Fact[]): readonly string[] {
  const removed = before.filter(({ key }) => !findFact(mine, key));
  const changed = mine.filter((fact) => !isEqual(findFact(before, fact.key), fact));
  return [...changed, ...removed].map(({ name }) => name);
}

function findFact(facts: readonly Fact[], wanted: string): Fact | undefined {
  return facts.find(({ key }) => key === wanted);
}

function isEqual(one: Fact | undefined, other: Fact | undefined): boolean {
  return one?.name === other?.name && one?.words === other?.words;
}
