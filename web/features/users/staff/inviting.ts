/** Brought along to the team's page: whoever comes with it is there to invite someone. */
export const INVITING = { isInviting: true } as const;

export function isInvitingState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isInviting' in state;
}
