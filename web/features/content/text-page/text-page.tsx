import type { ReactNode } from 'react';
import type { PageText, Section } from '../texts/page-text.ts';
import { PageContents } from './page-contents.tsx';
import { TextBlocks } from './text-blocks.tsx';

const CONTENTS_FROM_SECTIONS = 6;

type TextPageProps = {
  text: PageText;
  /** Between the lead and the words. */
  first?: ReactNode;
  /** Where the words ask for it. */
  zoneTable?: ReactNode;
  /** After the words. */
  children?: ReactNode;
};

export function TextPage({ text, first, zoneTable, children }: TextPageProps) {
  const { sections } = text;
  const isLong = sections.length >= CONTENTS_FROM_SECTIONS;
  return (
    <article className="wrap pt-10 pb-4 phone:pt-16">
      <header className="grid gap-5">
        <h1 className="max-w-200">{text.headline}</h1>
        <p className="max-w-160 text-lead text-cocoa-2">{text.lead}</p>
      </header>
      {first}
      {isLong ? (
        <LongText sections={sections} zoneTable={zoneTable} />
      ) : (
        <ShortText sections={sections} zoneTable={zoneTable} />
      )}
      {children}
      <footer className="pt-12 text-small text-cocoa-2">
        Last changed <time dateTime={text.lastChanged}>{formatDate(text.lastChanged)}</time>
      </footer>
    </article>
  );
}

type SectionsProps = { sections: readonly Section[]; zoneTable: ReactNode };

function LongText({ sections, zoneTable }: SectionsProps) {
  return (
    <div className="grid gap-10 pt-10 phone:pt-14 tablet:grid-cols-[18rem_minmax(0,1fr)] tablet:gap-18 print:block">
      <PageContents sections={sections} />
      <div className="grid max-w-144 gap-12 phone:gap-14 phone:text-action">
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id} className="grid gap-4">
            <h2 id={id} className="text-fs-3">
              {heading}
            </h2>
            <TextBlocks blocks={blocks} zoneTable={zoneTable} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** Without a list of contents beside it, a short text stands beside its own headings. */
function ShortText({ sections, zoneTable }: SectionsProps) {
  return (
    <div className="grid gap-12 pt-12 phone:gap-16 phone:pt-18">
      {sections.map(({ id, heading, blocks }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="grid gap-x-18 gap-y-4 tablet:grid-cols-[18rem_minmax(0,1fr)]"
        >
          <h2 id={id}>{heading}</h2>
          <div className="grid max-w-144 gap-4 phone:text-action">
            <TextBlocks blocks={blocks} zoneTable={zoneTable} />
          </div>
        </section>
      ))}
    </div>
  );
}

function formatDate(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
