import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_SLUGS, type PageSlug } from '../../../../domain/content/entry.ts';
import { readFrontMatter } from '../markdown/front-matter.ts';

export type DefaultPage = {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  /** 2026-11-15 */
  readonly lastChanged: string;
};

/** What the pages say until the owner writes something else: every shop has them from its first minute. */
export const DEFAULT_PAGES = Object.fromEntries(
  PAGE_SLUGS.map((slug) => [slug, readDefaultPage(slug)]),
) as Readonly<Record<PageSlug, DefaultPage>>; // one for each slug, as the line above makes them

function readDefaultPage(slug: PageSlug): DefaultPage {
  const { fields, body } = readFrontMatter(readFileSync(join(import.meta.dirname, `${slug}.md`), 'utf8'));
  const field = (name: string) => {
    const value = fields.get(name);
    if (!value) throw new Error(`${slug}.md says nothing about its ${name}.`);
    return value;
  };
  return { title: field('title'), summary: field('summary'), lastChanged: field('changed'), body };
}
