import type { Post } from '../../../../contract/content.ts';
import { ContentBlocks } from '../../../ui/content/content-blocks.tsx';
import { SectionLinks } from '../../../ui/content/section-links.tsx';

/** From so many headings on a reader wants to know what is coming. */
const CONTENTS_FROM_SECTIONS = 4;

export function PostBody({ body: { intro, sections } }: Pick<Post, 'body'>) {
  const hasContents = sections.length >= CONTENTS_FROM_SECTIONS;
  return (
    <div className="grid gap-8 pt-9 phone:pt-14 tablet:grid-cols-[minmax(0,1fr)_minmax(0,40rem)_minmax(0,1fr)] tablet:gap-x-10 print:block">
      {hasContents && (
        <SectionLinks
          title="In this post"
          sections={sections}
          className="max-tablet:mx-auto max-tablet:w-full max-tablet:max-w-160"
        />
      )}
      <div className="grid max-w-160 tablet:col-start-2 gap-11 text-action leading-relaxed phone:text-lead max-tablet:mx-auto max-tablet:w-full">
        {intro.length > 0 && (
          <div className="grid gap-5">
            <ContentBlocks blocks={intro} />
          </div>
        )}
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id} className="grid gap-5">
            <h2 id={id} className="text-fs-2">
              {heading}
            </h2>
            <ContentBlocks blocks={blocks} />
          </section>
        ))}
      </div>
    </div>
  );
}
