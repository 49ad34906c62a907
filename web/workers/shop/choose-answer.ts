import { QUIETLY_OLD_MS, STORED_AT_HEADER } from '../../api/worker-messages.ts';

/** Where an answer can come from, for one request. */
export type Sources = {
  /** Asks the shop and keeps what it says. Rejects without a line. */
  readonly ask: () => Promise<Response>;
  readonly findStored: () => Promise<Response | undefined>;
  readonly now: () => Date;
  /** Lets work go on after the answer is given. */
  readonly goOn: (work: Promise<unknown>) => void;
};

/** On a bad line the page of a while ago is worth more than a blank one. */
export const NETWORK_WAIT_MS = 3_000;

/** A proxy in front of the shop speaks, not the shop. */
const NOBODY_THERE = new Set([502, 503, 504]);

export async function chooseStoredFirst({ ask, findStored }: Sources): Promise<Response> {
  return (await findStored()) ?? ask();
}

/** Rejects when there is neither. */
export async function chooseNetworkFirst({ ask, findStored, goOn }: Sources): Promise<Response> {
  const stored = await findStored();
  const asking = ask();
  if (!stored) return asking;
  const answered = receiveFromShop(asking);
  goOn(answered);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), NETWORK_WAIT_MS);
  });
  const answer = await Promise.race([answered, patience]);
  clearTimeout(timer);
  return answer ?? stored;
}

/** For whoever sees something already, which may be newer than what is kept. Rejects when there is neither. */
export async function chooseNetworkPatiently({ ask, findStored }: Sources): Promise<Response> {
  const stored = await findStored();
  const asking = ask();
  return stored ? ((await receiveFromShop(asking)) ?? stored) : asking;
}

/** Null where the shop itself says nothing. */
function receiveFromShop(asking: Promise<Response>): Promise<Response | null> {
  return asking.then(
    (answer) => (NOBODY_THERE.has(answer.status) ? null : answer),
    () => null,
  );
}

/** What is young enough is shown at once and brought up to date behind the shopper's back. */
export async function chooseYoungFirst(sources: Sources): Promise<Response> {
  const stored = await sources.findStored();
  if (!stored || !isYoung(stored, sources.now())) {
    return chooseNetworkFirst({ ...sources, findStored: async () => stored });
  }
  sources.goOn(sources.ask().catch(() => undefined));
  return stored;
}

function isYoung(stored: Response, now: Date): boolean {
  const storedAt = new Date(stored.headers.get(STORED_AT_HEADER) ?? 0);
  return now.getTime() - storedAt.getTime() < QUIETLY_OLD_MS;
}
