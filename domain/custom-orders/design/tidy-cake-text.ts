import { tidyInscription } from '../../cart/choice.ts';

/**
 * The cart's rule for what can be iced, until nothing more is left to tidy: taking out an invisible character can bring
 * two spaces, or a letter and its mark, together.
 */
export function tidyCakeText(typed: string): string {
  return tidyInscription(tidyInscription(typed));
}
