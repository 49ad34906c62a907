import { PIN_REMEMBERED_MS } from '../../domain/users/staff-pin.ts';

/** Answers with who stands there and their PIN; undefined when they would rather not say. */
type AskWho = () => Promise<string | undefined>;

let askWho: AskWho | undefined;
let known: { readonly pin: string; readonly until: number } | undefined;

/** The kitchen's tablet offers to ask, as long as it is there. Elsewhere everybody has an account of their own. */
export function offerPin(ask: AskWho): () => void {
  askWho = ask;
  return () => {
    if (askWho === ask) askWho = undefined;
    known = undefined;
  };
}

/** What was pressed in time still goes out with it, though it waits for the toast that could take it back. */
const SENDING_MS = 15_000;

/** Before something is recorded. The next acts of the same few minutes are taken for the same person's. */
export async function identifyPerson(): Promise<boolean> {
  if (!askWho || (known && known.until > Date.now())) return true;
  const pin = await askWho();
  if (pin !== undefined) rememberPin(pin);
  return pin !== undefined;
}

export function rememberPin(pin: string | undefined): void {
  known = pin === undefined ? undefined : { pin, until: Date.now() + PIN_REMEMBERED_MS };
}

export function readPin(): string | undefined {
  return known && known.until + SENDING_MS > Date.now() ? known.pin : undefined;
}
