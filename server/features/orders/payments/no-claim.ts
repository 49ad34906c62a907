/** Nothing is said of a transfer any more, and nothing is kept of what that held. */
export const NO_CLAIM = { transferClaimedAt: null, heldBeforeClaim: null, heldForClaim: null } as const;
export type NoClaim = typeof NO_CLAIM;
