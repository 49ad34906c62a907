import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import type { PostList } from '../../../../contract/content.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { writeBlogAddress } from '../blog-address.ts';

export function PageLinks({ tag, page, pageCount }: Pick<PostList, 'tag' | 'page' | 'pageCount'>) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-4 pt-14">
      {page > 1 && (
        <ButtonLink kind="line" to={writeBlogAddress({ tag, page: page - 1 })} rel="prev">
          <ArrowLeftIcon />
          Newer
        </ButtonLink>
      )}
      <p className="figures text-cocoa-2">
        Page {page} of {pageCount}
      </p>
      {page < pageCount && (
        <ButtonLink kind="line" to={writeBlogAddress({ tag, page: page + 1 })} rel="next">
          Older
          <ArrowRightIcon />
        </ButtonLink>
      )}
    </nav>
  );
}
