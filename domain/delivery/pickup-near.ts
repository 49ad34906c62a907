import { toPlainText } from '../plain-text.ts';

/** Its owner may have written Abuja for the state of that city. */
const OTHER_NAMES: Readonly<Record<string, string>> = { abuja: 'fct', 'federal capital territory': 'fct' };

/** Nobody travels to another state for a cake: pickup is worth a word only in the shop's own, or where that is not known. */
export function isPickupNear(shopState: string, state: string): boolean {
  return shopState.trim() === '' || readState(shopState) === readState(state);
}

function readState(written: string): string {
  const state = toPlainText(written)
    .trim()
    .replace(/ state$/, '');
  return OTHER_NAMES[state] ?? state;
}
