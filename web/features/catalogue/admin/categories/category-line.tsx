import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminCategory } from '../../../../../contract/categories.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { LineMoves } from '../../../../ui/form/lines/line-buttons.tsx';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { PRODUCTS_PATH } from '../product-paths.ts';
import { CategoryPicture } from './category-picture.tsx';
import { forgetFormerName } from './category-requests.ts';
import { countProducts } from './category-words.ts';
import { MergeDialog, RenameDialog } from './move-dialogs.tsx';
import type { CategoriesEditing } from './use-categories.ts';

type CategoryLineProps = {
  readonly category: AdminCategory;
  readonly index: number;
  readonly editing: CategoriesEditing;
};

export function CategoryLine({ category, index, editing }: CategoryLineProps) {
  const { name, productCount, formerNames } = category;
  const picture = category.picture ?? category.standInPicture;
  const { shown, step, run, followMove } = editing;
  const [asked, setAsked] = useState<'rename' | 'merge' | null>(null);
  const close = () => setAsked(null);
  const handle = {
    key: name,
    name,
    index,
    isLast: index === shown.length - 1,
    step: (by: 1 | -1) => step(index, by),
  };
  return (
    <li className="grid grid-cols-[--spacing(14)_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 border-b border-crust py-4 last:border-b-0 phone:grid-cols-[--spacing(20)_minmax(0,1fr)_auto] phone:gap-x-4 tablet:grid-cols-[--spacing(20)_minmax(0,1fr)_auto_auto]">
      <ProductPicture
        picture={picture ? { ...picture, alt: '' } : undefined}
        alt=""
        sizes="80px"
        className="aspect-square w-full rounded-small bg-tint-cream"
      />
      <div className="min-w-0">
        <h2 className="text-fs-4 wrap-break-word">{name}</h2>
        <Link
          to={`${PRODUCTS_PATH}?${new URLSearchParams({ category: name })}`}
          className="link inline-flex min-h-11 items-center text-small"
        >
          {countProducts(productCount)}
        </Link>
      </div>
      <div className="flex tablet:col-start-4">
        <LineMoves handle={handle} />
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-2 phone:col-start-2 tablet:col-span-1 tablet:col-start-3 tablet:row-start-1">
        <Button
          size="s"
          kind="quiet"
          aria-label={`Rename ${name}`}
          data-control={`rename ${name}`}
          onClick={() => setAsked('rename')}
        >
          Rename
        </Button>
        {shown.length > 1 && (
          <Button size="s" kind="quiet" aria-label={`Merge ${name}`} onClick={() => setAsked('merge')}>
            Merge
          </Button>
        )}
        <CategoryPicture category={category} run={run} />
      </div>
      {formerNames.length > 0 && (
        <ul className="col-span-full grid gap-1 phone:col-start-2">
          {formerNames.map((formerName) => (
            <li key={formerName} className="flex flex-wrap items-center gap-x-2 text-small text-cocoa-2">
              <span>Links to {formerName} now open this category.</span>
              <Button
                size="s"
                kind="paper"
                aria-label={`Stop redirecting ${formerName}`}
                onClick={() =>
                  void run(() => forgetFormerName(formerName), `${formerName} can be used again`)
                }
              >
                Stop redirecting
              </Button>
            </li>
          ))}
        </ul>
      )}
      <RenameDialog
        key={`rename ${asked}`}
        isOpen={asked === 'rename'}
        onClose={close}
        category={category}
        onMoved={followMove}
      />
      <MergeDialog
        key={`merge ${asked}`}
        isOpen={asked === 'merge'}
        onClose={close}
        category={category}
        others={shown.filter((other) => other !== category)}
        onMoved={followMove}
      />
    </li>
  );
}
