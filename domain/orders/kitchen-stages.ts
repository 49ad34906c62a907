/** What the kitchen does with an order, one after the other; handing over is the last thing that can be seen there. */
export const KITCHEN_STAGES = ['bake', 'decorate', 'pack', 'hand_over'] as const;
export type KitchenStage = (typeof KITCHEN_STAGES)[number];
