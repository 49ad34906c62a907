import type { MetaDescriptor } from 'react-router';
import type { ContentPage } from '../../../contract/content.ts';
import { joinInlines, type TextBlock } from '../../../domain/content/blocks.ts';
import { describePublicPage, titleShop } from '../../page-meta.ts';
import { describeQuestions } from '../../ui/json-ld/describe-questions.ts';

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined;

/** Without a page, because it could not be loaded, the shop's own title. */
export function describePage(matches: readonly Match[], page: ContentPage | undefined): MetaDescriptor[] {
  if (!page) return titleShop({ matches });
  const questions = describeQuestions(listQuestions(page));
  return describePublicPage(
    { matches },
    {
      title: page.title,
      description: page.summary,
      path: `/${page.slug}`,
      things: questions ? [questions] : [],
    },
  );
}

function listQuestions({ body: { intro, sections } }: ContentPage) {
  return [...intro, ...sections.flatMap(({ blocks }) => blocks)]
    .flatMap((block) => (block.kind === 'questions' ? block.questions : []))
    .map(({ question, answer }) => ({ question, answer: answer.map(sayPlainly).join(' ') }));
}

function sayPlainly(block: TextBlock): string {
  return block.kind === 'paragraph' ? joinInlines(block.words) : block.items.map(joinInlines).join(' ');
}
