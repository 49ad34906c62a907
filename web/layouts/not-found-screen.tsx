import { useCatalogue } from '../features/catalogue/catalogue-context.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { useHasDesigner } from '../features/shop/shop-context.tsx';
import { strawberryDoughnuts } from '../pictures/strawberry-doughnuts.ts';
import { ButtonLink } from '../ui/buttons/button.tsx';
import { ChipLink } from '../ui/buttons/chip.tsx';
import { Picture } from '../ui/pictures/picture.tsx';
import { DESIGN_A_CAKE_PATH } from './header/nav-entries.ts';

const CATEGORIES_SHOWN = 3;

export default function NotFoundScreen() {
  const hasDesigner = useHasDesigner();
  const { categories } = useCatalogue();
  return (
    <div className="wrap grid justify-items-center gap-5 pt-10 text-center phone:pt-14">
      <div
        aria-hidden="true"
        className="flex items-center gap-1 font-display text-404 leading-none font-semibold tracking-hero phone:gap-3"
      >
        4
        <div className="scallop-ring w-[1em]">
          <Picture picture={strawberryDoughnuts} alt="" sizes="(width > 760px) 280px, 124px" priority />
        </div>
        4
      </div>
      <h1>Someone ate this page</h1>
      <p className="-mt-2 text-fs-4 text-cocoa-2">The link may be old or mistyped.</p>
      <SearchBox className="w-full max-w-dialog" />
      {/* What this shop really sells is known a moment later: the place is kept free. */}
      <ul className="flex min-h-11 flex-wrap justify-center gap-2">
        {categories.slice(0, CATEGORIES_SHOWN).map((category) => (
          <li key={category}>
            <ChipLink to={`/products?${new URLSearchParams({ category })}`}>{category}</ChipLink>
          </li>
        ))}
        {hasDesigner && (
          <li>
            <ChipLink to={DESIGN_A_CAKE_PATH}>Design a cake</ChipLink>
          </li>
        )}
      </ul>
      <ButtonLink to="/" kind="main" size="l" className="max-phone:w-full">
        Go Home
      </ButtonLink>
    </div>
  );
}
