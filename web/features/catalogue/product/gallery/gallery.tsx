import EnlargeIcon from 'lucide-react/icons/expand';
import { useState } from 'react';
import type { ProductAnswer } from '../../../../../contract/products.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { DiscountMark } from '../../../../ui/product/discount-mark.tsx';
import { PictureViewer } from './picture-viewer.tsx';
import { usePictureStrip } from './use-picture-strip.ts';

export const GALLERY_SIZES = '(width > 1280px) 668px, (width > 760px) 52vw, 100vw';

/** Swiped on a phone, steered by small pictures or the arrow keys elsewhere; a press shows the picture as large as the screen. */
export function Gallery({ product }: { readonly product: ProductAnswer }) {
  const { pictures, discountPercentage } = product;
  const { index, show, steer, stripProps } = usePictureStrip(pictures.length);
  const [viewed, setViewed] = useState<number | null>(null);
  const hasSeveral = pictures.length > 1;
  return (
    <section
      aria-label="Pictures"
      onKeyDown={steer}
      className="grid gap-3 max-phone:-mx-(--page-margin) phone:sticky phone:top-[calc(var(--header-height)+--spacing(5))]"
    >
      <div className="relative overflow-hidden rounded-b-sheet phone:rounded-sheet">
        {pictures.length === 0 && <ProductPicture picture={undefined} sizes="" className="aspect-square" />}
        <ul
          {...stripProps}
          className="[scrollbar-width:none] flex snap-x snap-mandatory overflow-x-auto scroll-smooth motion-reduce:scroll-auto"
        >
          {pictures.map((picture, place) => (
            <li key={picture.id} className="w-full flex-none snap-center">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setViewed(place)}
                className="group relative block w-full cursor-zoom-in focus-visible:-outline-offset-4 focus-visible:rounded-sheet"
              >
                <ProductPicture
                  picture={picture}
                  sizes={GALLERY_SIZES}
                  className="aspect-square"
                  priority={place === 0}
                />
                <span className="visually-hidden">Enlarge</span>
                <span
                  aria-hidden="true"
                  className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-paper shadow-1 transition duration-(--duration-fast) group-hover:bg-cocoa group-hover:text-on-dark phone:right-5 phone:bottom-5"
                >
                  <EnlargeIcon />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {discountPercentage > 0 && (
          <DiscountMark
            percentage={discountPercentage}
            className="pointer-events-none absolute top-4 left-4 size-19 text-lead phone:top-6 phone:left-6 phone:size-24 phone:text-fs-3"
          />
        )}
        {hasSeveral && (
          <p
            aria-hidden="true"
            className="absolute inset-x-0 bottom-4 flex justify-center gap-1.5 phone:hidden"
          >
            {pictures.map(({ id }, place) => (
              <span
                key={id}
                className={joinClasses(
                  'h-2 rounded-pill border transition-all duration-(--duration-fast)',
                  place === index ? 'w-5.5 border-cocoa bg-cocoa' : 'w-2 border-bark bg-paper',
                )}
              />
            ))}
          </p>
        )}
      </div>
      {hasSeveral && (
        <ul className="flex flex-wrap gap-3 max-phone:hidden">
          {pictures.map((picture, place) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={`Picture ${place + 1} of ${pictures.length}: ${picture.alt}`}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => show(place)}
                className="block size-18 overflow-hidden rounded-card outline-offset-2 outline-cocoa aria-current:outline-2 focus-visible:rounded-card tablet:size-23"
              >
                <ProductPicture picture={picture} alt="" sizes="92px" className="size-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PictureViewer
        name={product.name}
        pictures={pictures}
        viewed={viewed}
        onClose={() => setViewed(null)}
      />
    </section>
  );
}
