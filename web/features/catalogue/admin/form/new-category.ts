import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { findSimilarWords } from '../../../../../domain/search/similar-words.ts';

type Typed = {
  readonly category: string;
  /** Those in use, and the one the product has. */
  readonly known: readonly string[];
};

/** A shop with fewer is being filled: most of what is typed there is new. */
const FEW_CATEGORIES = 5;

/** What was typed, where no product has it yet; blank where there is nothing to ask: the first categories are all new. */
export function findNewCategory({ category, known }: Typed): string {
  const typed = category.trim();
  if (typed === '' || known.includes(typed)) return '';
  return known.length < FEW_CATEGORIES && !findMeant(typed, known) ? '' : typed;
}

/** One that begins alike, or is a slip away. */
function findMeant(typed: string, known: readonly string[]): string | undefined {
  const small = typed.toLowerCase();
  const [similar] = findSimilarWords(known.map((each) => each.toLowerCase()).sort(), small);
  return known.find((each) => {
    const other = each.toLowerCase();
    return other.startsWith(small) || small.startsWith(other) || other === similar?.word;
  });
}

/** The one in use that may be wanted instead: nearly the same, or with all the words that were typed among its own. */
export function findSimilarCategory({ category, known }: Typed): string | undefined {
  const typed = listWords(category);
  const hasAll = (each: string) => typed.every((word) => listWords(each).includes(word));
  return findMeant(category.trim(), known) ?? (typed.length > 0 ? known.find(hasAll) : undefined);
}

function listWords(category: string): readonly string[] {
  return category.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** A slip of the finger makes no category: it is asked about once. */
export function askAboutCategory(typed: Typed, agreed: string): FieldProblems {
  const category = findNewCategory(typed);
  if (category === '' || category === agreed) return {};
  const meant = findSimilarCategory(typed);
  return {
    category: meant
      ? `Did you mean “${meant}”? If not, add it as a new category.`
      : 'No product has this category yet. Add it, or choose another.',
  };
}
