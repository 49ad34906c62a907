import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readFrontMatter } from '../../features/content/markdown/front-matter.ts';

export type DemoPost = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly tags: readonly string[];
  /** The name of one of the demo's pictures. */
  readonly cover: string;
  readonly coverAlt: string;
  readonly productIds: readonly string[];
  readonly publishedDaysAgo: number;
};

const ENDING = '.md';

/** One file a post, named by its address. */
export function readDemoPosts(): readonly DemoPost[] {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith(ENDING));
  return names.sort().map((name) => {
    const { fields, body } = readFrontMatter(readFileSync(join(import.meta.dirname, name), 'utf8'));
    const field = (wanted: string) => {
      const value = fields.get(wanted);
      if (!value) throw new Error(`${name} says nothing about its ${wanted}.`);
      return value;
    };
    const list = (wanted: string) => field(wanted).split(', ');
    return {
      slug: basename(name, ENDING),
      title: field('title'),
      summary: field('summary'),
      body,
      tags: list('tags'),
      cover: field('cover'),
      coverAlt: field('coverAlt'),
      productIds: list('products'),
      publishedDaysAgo: Number(field('publishedDaysAgo')),
    };
  });
}
