export const DESIGN_STEPS = ['shape', 'inside', 'outside', 'top', 'words', 'instructions'] as const;
export type DesignStep = (typeof DESIGN_STEPS)[number];

export const STEP_NAMES: Readonly<Record<DesignStep, string>> = {
  shape: 'Shape',
  inside: 'Inside',
  outside: 'Outside',
  top: 'On top',
  words: 'Words',
  instructions: 'Wishes',
};

export function findNextStep(step: DesignStep): DesignStep | undefined {
  return DESIGN_STEPS[DESIGN_STEPS.indexOf(step) + 1];
}
