/** Everybody says Abuja. */
export function nameState(state: string): string {
  return state === 'FCT' ? 'FCT (Abuja)' : state;
}
