import type { ReactNode } from 'react';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { describeLeadTime } from '../../../../domain/catalogue/lead-time.ts';
import { usePrefetch } from '../../../ui/browser/data-saver.ts';
import { ChipLink } from '../../../ui/buttons/chip.tsx';
import { describeServings } from '../../../ui/product/describe-product.ts';
import { writeListAddress } from '../list/address/list-address.ts';
import { type ListFilter, NO_LIST_FILTER } from '../list/address/list-filter.ts';
import { AllergenList } from './allergen-list.tsx';

type ProductFactsProps = { readonly product: ProductAnswer; readonly paragraphs: readonly string[] };

export function ProductFacts({ product, paragraphs }: ProductFactsProps) {
  const { category, dietaryTags, flavorTags } = product;
  const servings = describeServings(product);
  return (
    <div className="mt-10 grid gap-10 border-t border-crust-2 pt-9 phone:mt-18 phone:pt-14 tablet:grid-cols-[5fr_7fr] tablet:gap-18">
      <section aria-labelledby="about-it">
        <h2 id="about-it">{paragraphs.length > 0 ? 'About this bake' : 'Good to know'}</h2>
        <div className="mt-4 grid max-w-measure gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-pretty whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
        <dl className="mt-5 max-w-measure">
          {servings !== '' && <Fact name="Serves">{servings.replace(/^serves /, '')}</Fact>}
          <Fact name="Notice">{describeLeadTime(product.leadTimeHours)}</Fact>
          <Fact name="Category">
            <TagLink filter={{ category: [category] }}>{category}</TagLink>
          </Fact>
          <Tags name="Flavour" values={flavorTags} toFilter={(value) => ({ flavor: [value] })} />
          <Tags name="Diet" values={dietaryTags} toFilter={(value) => ({ dietary: [value] })} />
        </dl>
      </section>
      <AllergenList allergens={product.allergens} />
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 border-t border-crust py-1.5 first:border-t-0">
      <dt className="w-24 flex-none py-2 text-cocoa-2">{name}</dt>
      <dd className="flex min-w-0 flex-1 flex-wrap gap-2 font-semibold">{children}</dd>
    </div>
  );
}

type TagsProps = {
  readonly name: string;
  readonly values: readonly string[];
  readonly toFilter: (value: string) => Partial<ListFilter>;
};

function Tags({ name, values, toFilter }: TagsProps) {
  if (values.length === 0) return null;
  return (
    <Fact name={name}>
      {values.map((value) => (
        <TagLink key={value} filter={toFilter(value)}>
          {value}
        </TagLink>
      ))}
    </Fact>
  );
}

/** More of the same: the list with this one filter. */
function TagLink({ filter, children }: { readonly filter: Partial<ListFilter>; readonly children: string }) {
  const prefetch = usePrefetch();
  return (
    <ChipLink to={writeListAddress({ ...NO_LIST_FILTER, ...filter })} prefetch={prefetch}>
      {children}
    </ChipLink>
  );
}
