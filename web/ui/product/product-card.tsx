import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import CheckIcon from 'lucide-react/icons/check';
import PlusIcon from 'lucide-react/icons/plus';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductAnswer } from '../../../contract/products.ts';
import { ALLERGEN_NAMES, type Allergen, findAvoided } from '../../../domain/catalogue/allergens.ts';
import { listChosenAllergens } from '../../../domain/catalogue/eggless.ts';
import { findSizeFor } from '../../../domain/catalogue/needs.ts';
import { NEEDS_QUOTE, needsQuote } from '../../../domain/catalogue/needs-quote.ts';
import { usePrefetch } from '../browser/data-saver.ts';
import { Badge } from '../feedback/badge.tsx';
import { useBriefFlag } from '../feedback/use-brief-flag.ts';
import { DottedLine } from '../formats/dotted-line.tsx';
import { MarkedText } from '../formats/marked-text.tsx';
import { joinClasses } from '../join-classes.ts';
import { writeChoiceHash } from '../ordering/choice-hash.ts';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { addExtra, chooseBadgeTag, describeBriefly, describeEgglessOption } from './describe-product.ts';
import { DiscountMark } from './discount-mark.tsx';
import { ProductPrice } from './product-price.tsx';
import { RatingLine } from './rating-line.tsx';

const SHOWN_MS = 2_000;

/** Whether it went into the cart, to which the picture then flies; why not is said by whoever refused it. */
type QuickAdd = (product: ProductAnswer, picture: Element | null) => boolean;

type QuickAddButtonProps = { readonly product: ProductAnswer; readonly onAdd: QuickAdd };

/** Puts one piece into the cart from a list. Every press adds one. */
function QuickAddButton({ product, onAdd }: QuickAddButtonProps) {
  const [isAdded, showAdded] = useBriefFlag(SHOWN_MS);
  const add = ({ currentTarget }: MouseEvent) => {
    const picture = currentTarget.closest('article')?.querySelector('picture img') ?? null;
    if (onAdd(product, picture)) showAdded();
  };
  return (
    <button
      type="button"
      aria-label={`Add ${product.name} to cart`}
      onClick={add}
      data-added={isAdded || undefined}
      className="relative grid size-11 flex-none place-items-center rounded-full border-(length:--line-width) border-cocoa transition duration-(--duration-fast) hover:bg-cocoa hover:text-on-dark focus-visible:rounded-full active:scale-95 data-added:border-leaf data-added:bg-leaf data-added:text-on-action"
    >
      {isAdded ? <CheckIcon /> : <PlusIcon />}
    </button>
  );
}

const PICTURE_SIZES = '(width > 1280px) 282px, (width > 760px) 34vw, 44vw';

/** `tall`: as high as what stands beside it, with larger words; `wide`: across a narrow page. */
const LOOKS = {
  plain: {
    picture: 'aspect-square',
    mark: 'top-2 left-2 size-13 text-tiny phone:top-3 phone:left-3 phone:size-15.5 phone:text-label',
    name: 'text-action phone:text-lead',
    price: 'text-action',
  },
  tall: {
    picture: 'aspect-square phone:max-tablet:aspect-4/3 tablet:aspect-auto tablet:min-h-0 tablet:flex-1',
    mark: 'top-3 left-3 size-18 text-fs-4 tablet:top-5 tablet:left-5 tablet:size-23 tablet:text-fs-3',
    name: 'text-fs-3 tablet:text-menu',
    price: 'text-action tablet:text-fs-3',
  },
  wide: {
    picture: 'aspect-4/3 tablet:aspect-square',
    mark: 'top-3 left-3 size-15.5 text-label',
    name: 'text-fs-4 phone:text-lead',
    price: 'text-action',
  },
} as const;

type ProductCardProps = {
  readonly product: ProductAnswer;
  /** Words to mark in the name, as the search found them. */
  readonly highlight?: readonly string[];
  /** What this shopper wants to avoid. */
  readonly avoided?: ReadonlySet<Allergen> | undefined;
  /** Puts one piece into the cart; offered where nothing has to be chosen first. */
  readonly onAdd?: QuickAdd | undefined;
  /** Saves it for later; laid over the picture. */
  readonly heart?: ReactNode;
  /** How many it has to feed: the price is that of a size that does. */
  readonly guests?: number | null;
  /** Whether it is looked for without egg: where it is only made so, the card says so and leads to it made so. */
  readonly isEggless?: boolean;
  readonly look?: keyof typeof LOOKS;
  readonly pictureSizes?: string;
  /** For the cards above the fold: their pictures are not held back. */
  readonly priority?: boolean;
};

/** The picture is the card: words stand on the page, not in a box. One link covers it all. */
export function ProductCard({
  product,
  highlight = [],
  avoided,
  onAdd,
  heart,
  guests = null,
  isEggless = false,
  look = 'plain',
  pictureSizes = PICTURE_SIZES,
  priority = false,
}: ProductCardProps) {
  const prefetch = usePrefetch();
  const { id, name, discountPercentage, isCustom, sizes } = product;
  const egglessExtra = isEggless ? product.egglessExtra : null;
  const dietaryTag = chooseBadgeTag(product.dietaryTags);
  const classes = LOOKS[look];
  const size = findSizeFor(product, guests);
  const brief = describeBriefly(
    size ? { ...product, sizes: [], servings: size.servings } : product,
    isCustom && guests !== null,
  );
  const choice = writeChoiceHash({ sizeId: size?.id, isEggless: egglessExtra !== null });
  const needsChoice = isCustom || sizes.length > 0 || egglessExtra !== null;
  return (
    <article className="group relative flex h-full flex-col rounded-picture outline-offset-4 outline-cocoa has-[h3_a:focus-visible]:outline-3">
      <div className={joinClasses('relative', classes.picture)}>
        <div className="load-near absolute inset-0 overflow-hidden rounded-card phone:rounded-picture">
          <ProductPicture
            picture={product.pictures[0]}
            alt=""
            sizes={pictureSizes}
            className="size-full transition-transform duration-(--duration-slow) group-hover:scale-103 motion-reduce:group-hover:scale-100"
            priority={priority}
          />
          {discountPercentage > 0 && (
            <DiscountMark percentage={discountPercentage} className={joinClasses('absolute', classes.mark)} />
          )}
          {isCustom && (
            <span className="absolute top-2.5 right-2.5 phone:top-3.5 phone:right-3.5">
              <Badge tone="dark">Custom</Badge>
            </span>
          )}
          {dietaryTag !== undefined && (
            <span className="absolute bottom-2.5 left-2.5 phone:bottom-3.5 phone:left-3.5">
              <Badge tone="good">{dietaryTag}</Badge>
            </span>
          )}
        </div>
        {/* Beside the picture, which is a layer of its own: within it the heart would lie below the link that covers the card. */}
        {heart && <span className="absolute right-1 bottom-1 z-1 phone:right-2 phone:bottom-2">{heart}</span>}
      </div>
      <h3 className={joinClasses('mt-2.5 phone:mt-3.5', classes.name)}>
        <Link
          to={`/products/${encodeURIComponent(id)}${choice}`}
          prefetch={prefetch}
          className="no-underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
        >
          <MarkedText text={name} words={highlight} />
        </Link>
      </h3>
      {brief.length > 0 && (
        <p className="mt-0.5 text-small text-balance text-cocoa-2">
          <DottedLine parts={brief} />
        </p>
      )}
      {needsQuote(product) && <p className="mt-0.5 text-small font-medium">{NEEDS_QUOTE}</p>}
      {egglessExtra !== null && (
        <p className="mt-0.5 text-small font-medium text-leaf-deep">{describeEgglessOption(egglessExtra)}</p>
      )}
      {product.rating && <RatingLine rating={product.rating} className="mt-0.5" />}
      <AvoidedWarning
        allergens={listChosenAllergens(product.allergens, egglessExtra !== null)}
        avoided={avoided}
      />
      <div className="mt-auto flex items-center justify-between gap-2 pt-1.5">
        <ProductPrice
          amount={addExtra(size ?? product, egglessExtra ?? 0)}
          isFrom={isCustom || sizes.length > 0}
          className={classes.price}
        />
        {!needsChoice && onAdd ? (
          <QuickAddButton product={product} onAdd={onAdd} />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-11 flex-none place-items-center rounded-full border-(length:--line-width) border-crust-2 max-phone:hidden transition duration-(--duration-fast) group-hover:border-cocoa group-hover:bg-cocoa group-hover:text-on-dark"
          >
            <ArrowRightIcon />
          </span>
        )}
      </div>
    </article>
  );
}

type AvoidedWarningProps = Pick<ProductCardProps, 'avoided'> & { readonly allergens: readonly Allergen[] };

function AvoidedWarning({ allergens, avoided }: AvoidedWarningProps) {
  const found = avoided ? findAvoided(allergens, avoided) : [];
  if (found.length === 0) return null;
  return (
    <p className="mt-1 flex gap-1.5 text-small font-medium text-ember-deep">
      <WarningIcon className="mt-0.75 size-4" />
      Contains {found.map((allergen) => ALLERGEN_NAMES[allergen].toLowerCase()).join(', ')}
    </p>
  );
}
