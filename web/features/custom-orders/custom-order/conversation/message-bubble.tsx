import type { ReactNode } from 'react';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { PictureStrip } from '../../../../ui/pictures/picture-strip.tsx';

type MessageBubbleProps = {
  /** Who wrote it: "You", "The bakery" or a customer's name. */
  readonly author: string;
  readonly isOwn: boolean;
  readonly text: string;
  readonly pictures: readonly PictureAnswer[];
  /** When it was written, or how far it is. */
  readonly children: ReactNode;
};

/** One message: one's own on the right, the other's on the left. */
export function MessageBubble({ author, isOwn, text, pictures, children }: MessageBubbleProps) {
  return (
    <li className={joinClasses('grid max-w-[85%] gap-1', isOwn ? 'justify-self-end' : 'justify-self-start')}>
      <div
        className={joinClasses(
          'grid gap-3 rounded-picture px-4 py-3',
          isOwn ? 'rounded-br-small bg-honey-soft' : 'rounded-bl-small border border-crust bg-paper',
        )}
      >
        <span className="visually-hidden">{author}: </span>
        {text !== '' && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
        {pictures.length > 0 && (
          <PictureStrip pictures={pictures} owner={isOwn ? 'your message' : `the message of ${author}`} />
        )}
      </div>
      <div
        className={joinClasses(
          'flex flex-wrap items-center gap-x-2 px-1 text-small text-cocoa-2',
          isOwn && 'justify-end',
        )}
      >
        <span aria-hidden="true">{author}</span>
        {children}
      </div>
    </li>
  );
}
