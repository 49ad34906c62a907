import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Inline, Words } from '../texts/page-text.ts';

export function InlineWords({ words }: { words: Words }) {
  return words.map((inline, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change their order
    <Fragment key={position}>{renderInline(inline)}</Fragment>
  ));
}

function renderInline(inline: Inline) {
  if (typeof inline === 'string') return inline;
  if ('bold' in inline) return <strong className="font-semibold">{inline.bold}</strong>;
  return (
    <TextLink to={inline.to} className={inline.to.startsWith('tel:') ? 'link whitespace-nowrap' : 'link'}>
      {inline.link}
    </TextLink>
  );
}

type TextLinkProps = { to: string; className: string; children: string };

/** A place in the shop opens without a reload; a phone number, an e-mail address or another site is the browser's to open. */
export function TextLink({ to, className, children }: TextLinkProps) {
  if (!to.startsWith('/')) {
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
