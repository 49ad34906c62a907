import type { FieldProblems } from '../../../../../domain/refusal.ts';

type Typed = {
  readonly category: string;
  /** Those in use, and the one the product has. */
  readonly known: readonly string[];
};

/** What was typed, where no product has it yet; blank where there is nothing to ask: a first category is always new. */
export function findNewCategory({ category, known }: Typed): string {
  const typed = category.trim();
  return typed === '' || known.length === 0 || known.includes(typed) ? '' : typed;
}

/** A slip of the finger makes no category: it is asked about once. */
export function askAboutCategory(typed: Typed, agreed: string): FieldProblems {
  const category = findNewCategory(typed);
  if (category === '' || category === agreed) return {};
  const begin = category.toLowerCase();
  const meant = typed.known.find((each) => each.toLowerCase().startsWith(begin));
  return {
    category: meant
      ? `Did you mean “${meant}”? If not, tick the box below.`
      : 'No product has this category yet. Choose another, or tick the box below.',
  };
}
