import type { ReactNode } from 'react';
import type { ContentPage } from '../../../../contract/content.ts';
import type { ContentBody } from '../../../../domain/content/blocks.ts';
import { SectionLinks } from '../../../ui/content/section-links.tsx';
import { type LiveParts, TextBlocks } from './text-blocks.tsx';

const CONTENTS_FROM_SECTIONS = 6;

type TextPageProps = LiveParts & {
  readonly page: ContentPage;
  /** Between the lead and the words. */
  readonly first?: ReactNode;
  /** After the words. */
  readonly children?: ReactNode;
};

export function TextPage({ page, first, children, ...parts }: TextPageProps) {
  const { headline, summary, lastChanged, body } = page;
  const isLong = body.sections.length >= CONTENTS_FROM_SECTIONS;
  return (
    <article className="wrap pt-10 pb-4 phone:pt-16">
      <header className="grid gap-5">
        <h1 className="max-w-200">{headline}</h1>
        <p className="max-w-160 text-lead text-cocoa-2">{summary}</p>
      </header>
      {first}
      {isLong ? <LongText body={body} {...parts} /> : <ShortText body={body} {...parts} />}
      {children}
      <footer className="pt-12 text-small text-cocoa-2">
        Last updated <time dateTime={lastChanged}>{formatDate(lastChanged)}</time>
      </footer>
    </article>
  );
}

type TextProps = LiveParts & { readonly body: ContentBody };

function LongText({ body: { intro, sections }, ...parts }: TextProps) {
  return (
    <div className="grid gap-10 pt-10 phone:pt-14 tablet:grid-cols-[18rem_minmax(0,1fr)] tablet:gap-18 print:block">
      <SectionLinks title="On this page" sections={sections} className="max-w-144" />
      <div className="grid max-w-144 gap-12 phone:gap-14 phone:text-action">
        {intro.length > 0 && (
          <div className="grid gap-4">
            <TextBlocks blocks={intro} {...parts} />
          </div>
        )}
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id} className="grid gap-4">
            <h2 id={id} className="text-fs-3">
              {heading}
            </h2>
            <TextBlocks blocks={blocks} {...parts} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** Without a list of contents beside it, a short text stands beside its own headings. */
function ShortText({ body: { intro, sections }, ...parts }: TextProps) {
  return (
    <div className="grid gap-12 pt-12 phone:gap-16 phone:pt-18">
      {intro.length > 0 && (
        <div className="grid max-w-144 gap-4 phone:text-action tablet:ml-[calc(18rem+var(--spacing)*18)]">
          <TextBlocks blocks={intro} {...parts} />
        </div>
      )}
      {sections.map(({ id, heading, blocks }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="grid gap-x-18 gap-y-4 tablet:grid-cols-[18rem_minmax(0,1fr)]"
        >
          <h2 id={id}>{heading}</h2>
          <div className="grid max-w-144 gap-4 phone:text-action">
            <TextBlocks blocks={blocks} {...parts} />
          </div>
        </section>
      ))}
    </div>
  );
}

function formatDate(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
