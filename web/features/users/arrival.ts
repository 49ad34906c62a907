/** The state of the navigation that follows signing in. */
export const ARRIVAL = { hasJustSignedIn: true } as const;

export function hasJustArrived(locationState: unknown): boolean {
  return typeof locationState === 'object' && locationState !== null && 'hasJustSignedIn' in locationState;
}
