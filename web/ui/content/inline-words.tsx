import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Inline, LiveFact, Span, Words } from '../../../domain/content/blocks.ts';

/** Puts what is known now in the place of what was known when the page was kept. */
export type ShowLive = (fact: LiveFact, text: string) => ReactNode;

type InlineWordsProps = { readonly words: Words; readonly showLive?: ShowLive | undefined };

export function InlineWords({ words, showLive }: InlineWordsProps) {
  return words.map((inline, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change their order
    <Fragment key={position}>{renderInline(inline, showLive)}</Fragment>
  ));
}

function renderInline(inline: Inline, showLive: ShowLive | undefined): ReactNode {
  if (inline === '\n') return <br />;
  if (typeof inline === 'string') return inline;
  const { isBold, isItalic, to } = inline;
  const said = showSpan(inline, showLive);
  const slanted = isItalic ? <em>{said}</em> : said;
  const heavy = isBold ? <strong className="font-semibold">{slanted}</strong> : slanted;
  return to === undefined ? heavy : <WordLink to={to}>{heavy}</WordLink>;
}

function showSpan({ text, live }: Span, showLive: ShowLive | undefined): ReactNode {
  return live !== undefined && showLive ? showLive(live, text) : text;
}

type WordLinkProps = { readonly to: string; readonly children: ReactNode };

/** A place in the shop opens without a reload; a phone number, an email address or another site is the browser's to open. */
function WordLink({ to, children }: WordLinkProps) {
  if (to.startsWith('/') || to.startsWith('#')) {
    return (
      <Link to={to} className="link">
        {children}
      </Link>
    );
  }
  return (
    <a href={to} className={to.startsWith('tel:') ? 'link whitespace-nowrap' : 'link'}>
      {children}
    </a>
  );
}
