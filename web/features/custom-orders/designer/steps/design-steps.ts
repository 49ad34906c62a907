export const DESIGN_STEPS = ['shape', 'inside', 'outside', 'top', 'words', 'instructions'] as const;
export type DesignStep = (typeof DESIGN_STEPS)[number];

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

export function findNextStep(step: DesignStep): DesignStep | undefined {
  return DESIGN_STEPS[DESIGN_STEPS.indexOf(step) + 1];
}
