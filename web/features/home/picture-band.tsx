import type { HomePicture } from '../../../domain/shop/home/home-page.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { ProductPicture } from '../../ui/pictures/product-picture.tsx';

type PictureBandProps = { readonly title: string; readonly pictures: readonly HomePicture[] };

type Frame = { readonly place: string; readonly shape: string; readonly sizes: string };

const FULL: Frame = {
  place: 'col-span-2 phone:col-span-12',
  shape: 'aspect-4/3 phone:aspect-21/9',
  sizes: '(width > 1240px) 1200px, 100vw',
};
const HALF: Frame = {
  place: 'phone:col-span-6',
  shape: 'aspect-square phone:aspect-4/3',
  sizes: '(width > 1240px) 590px, 50vw',
};
const THIRD: Frame = {
  place: 'phone:col-span-4',
  shape: 'aspect-square',
  sizes: '(width > 1240px) 390px, (width > 760px) 33vw, 50vw',
};
const QUARTER: Frame = {
  place: 'phone:col-span-3',
  shape: 'aspect-square',
  sizes: '(width > 1240px) 285px, (width > 760px) 25vw, 50vw',
};
/** An odd number has one across the phone. */
const FIRST_THIRD: Frame = {
  place: 'col-span-2 phone:col-span-4',
  shape: 'aspect-4/3 phone:aspect-square',
  sizes: '(width > 1240px) 390px, (width > 760px) 33vw, 100vw',
};
const FIRST_HALF: Frame = { ...HALF, place: 'col-span-2 phone:col-span-6', shape: 'aspect-4/3' };

/** By how many there are: no row is left with a hole, on a desk of twelve columns and on a phone of two. */
const LAYOUTS: readonly (readonly Frame[])[] = [
  [],
  [FULL],
  [HALF, HALF],
  [FIRST_THIRD, THIRD, THIRD],
  [QUARTER, QUARTER, QUARTER, QUARTER],
  [FIRST_HALF, HALF, THIRD, THIRD, THIRD],
  [THIRD, THIRD, THIRD, THIRD, THIRD, THIRD],
];

/** Far below the first screen: none is fetched before it comes near, nor wider than it stands there. */
export function PictureBand({ title, pictures }: PictureBandProps) {
  if (pictures.length === 0) return null;
  const layout = LAYOUTS[pictures.length] ?? [];
  return (
    <section
      {...(title === '' ? { 'aria-label': 'Pictures' } : { 'aria-labelledby': 'pictures' })}
      className="wrap section"
    >
      {title !== '' && (
        <h2 id="pictures" className="mb-6 text-fs-1 leading-tight phone:mb-8">
          {title}
        </h2>
      )}
      <ul className="grid grid-cols-2 gap-3 phone:grid-cols-12 phone:gap-5">
        {pictures.map((picture, index) => {
          const { place, shape, sizes } = layout[index] ?? THIRD;
          return (
            <li key={picture.id} className={place}>
              <ProductPicture
                picture={picture}
                sizes={sizes}
                className={joinClasses('w-full rounded-picture', shape)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
