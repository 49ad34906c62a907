import { SearchBox } from '../features/search/search-box.tsx';
import { strawberryDoughnuts } from '../pictures/strawberry-doughnuts.ts';
import { ButtonLink } from '../ui/buttons/button.tsx';
import { ChipLink } from '../ui/buttons/chip.tsx';
import { Picture } from '../ui/pictures/picture.tsx';
import { DESIGN_A_CAKE_PATH } from './header/nav-entries.ts';

const SEARCHES = ['Celebration cakes', 'Small chops', 'Bread'] as const;

export function NotFoundScreen() {
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
      <ul className="flex flex-wrap justify-center gap-2">
        {SEARCHES.map((words) => (
          <li key={words}>
            <ChipLink to={`/search?${new URLSearchParams({ q: words })}`}>{words}</ChipLink>
          </li>
        ))}
        <li>
          <ChipLink to={DESIGN_A_CAKE_PATH}>Design a cake</ChipLink>
        </li>
      </ul>
      <ButtonLink to="/" kind="main" size="l" className="max-phone:w-full">
        Go Home
      </ButtonLink>
    </div>
  );
}
