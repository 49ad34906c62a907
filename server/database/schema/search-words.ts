import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type ProductColumns = Record<'name' | 'id' | 'category' | 'dietaryTags' | 'flavorTags', AnyPgColumn>;
type UserColumns = Record<'name' | 'email' | 'phone', AnyPgColumn>;

/*
 * What administrators search, in small letters. Index and query must say it in the same words, or PostgreSQL does not see that
 * the one serves the other.
 */

/** `words_of` is made by the migration: PostgreSQL's own function for lists may not stand in an index. */
export function wordsOfProduct({ name, id, category, dietaryTags, flavorTags }: ProductColumns): SQL {
  return sql`lower(${name} || ' ' || ${id} || ' ' || ${category} || ' ' || words_of(${dietaryTags}) || ' ' || words_of(${flavorTags}))`;
}

export function wordsOfUser({ name, email, phone }: UserColumns): SQL {
  return sql`lower(${name} || ' ' || ${email} || ' ' || coalesce(${phone}, ''))`;
}
