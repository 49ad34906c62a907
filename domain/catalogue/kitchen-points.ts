/** What a kitchen point is, beside every field that takes some: nobody knows the word before. */
export const KITCHEN_POINTS_EXAMPLES = 'A box of cupcakes takes 1, a three-tier cake 20.';
