export const DESIGN_STEPS = ['shape', 'inside', 'outside', 'top', 'words', 'instructions'] as const;
export type DesignStep = (typeof DESIGN_STEPS)[number];

/** Whoever takes an order asks the customer there and then. */
export const ADMIN_STEPS: readonly DesignStep[] = DESIGN_STEPS.filter((step) => step !== 'instructions');

export const STEP_NAMES: Readonly<Record<DesignStep, string>> = {
  shape: 'Shape',
  inside: 'Inside',
  outside: 'Outside',
  top: 'On top',
  words: 'Inscription',
  instructions: 'Requests',
};

/** A step has a mark of its own in the address, so that whoever signs in comes back to it. */
export function readStep(hash: string): DesignStep | undefined {
  return DESIGN_STEPS.find((step) => hash === `#${step}`);
}

export function findNextStep(steps: readonly DesignStep[], step: DesignStep): DesignStep | undefined {
  return steps[steps.indexOf(step) + 1];
}
