import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductAnswer } from '../../../../contract/products.ts';
import {
  ALLERGEN_NAMES,
  ALLERGENS,
  type Allergen,
  isDeclared,
} from '../../../../domain/catalogue/allergens.ts';
import { EGGLESS_OPTION } from '../../../../domain/catalogue/eggless.ts';
import { leaveOutFreeFrom } from '../../../../domain/catalogue/free-from.ts';
import { nameDiet } from '../../../../domain/catalogue/name-diet.ts';
import { OCCASION_NAMES } from '../../../../domain/catalogue/occasions.ts';
import { usePrefetch } from '../../../ui/browser/data-saver.ts';
import { ChipLink } from '../../../ui/buttons/chip.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { describeServings } from '../../../ui/product/describe-product.ts';
import { nameAllergens } from '../../../ui/product/name-allergens.ts';
import { TRACES } from '../../../ui/product/traces.tsx';
import { useAvoidedAllergens } from '../allergens/allergen-context.ts';
import { AllergenIcon } from '../allergens/allergen-icon.tsx';
import { AllergenPicker } from '../allergens/allergen-picker.tsx';
import { OFTEN_ASKED_ALLERGENS } from '../allergens/often-asked-allergens.ts';
import { writeListAddress } from '../list/address/list-address.ts';
import { type ListFilter, NO_LIST_FILTER } from '../list/address/list-filter.ts';

type ProductFactsProps = {
  readonly product: ProductAnswer;
  readonly paragraphs: readonly string[];
  /** Whether it is chosen without its egg. */
  readonly isEggless?: boolean;
};

export function ProductFacts({ product, paragraphs, isEggless = false }: ProductFactsProps) {
  const { category, dietaryTags, flavorTags, occasions, egglessExtra } = product;
  const own = leaveOutFreeFrom(dietaryTags);
  const diets = egglessExtra === null ? own : [...own, EGGLESS_OPTION];
  const servings = describeServings(product);
  return (
    <div className="mt-10 grid gap-10 border-t border-crust-2 pt-9 phone:mt-18 phone:pt-14 tablet:grid-cols-[5fr_7fr] tablet:gap-18">
      <section aria-labelledby="about-it">
        <h2 id="about-it">{paragraphs.length > 0 ? 'About this product' : 'Good to know'}</h2>
        <div className="mt-4 grid max-w-measure gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-pretty whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
        <dl className="mt-5 max-w-measure">
          {servings !== '' && <Fact name="Serves">{servings.replace(/^serves /, '')}</Fact>}
          <Fact name="Category">
            <TagLink filter={{ category: [category] }}>{category}</TagLink>
          </Fact>
          <Tags name="Flavour" values={flavorTags} toFilter={(value) => ({ flavor: [value] })} />
          {occasions.length > 0 && (
            <Fact name="Occasions">
              {occasions.map((occasion) => (
                <TagLink key={occasion} filter={{ occasion: [occasion] }}>
                  {OCCASION_NAMES[occasion]}
                </TagLink>
              ))}
            </Fact>
          )}
          <Tags name="Diet" values={diets} toFilter={(value) => ({ dietary: [value] })} nameTag={nameDiet} />
        </dl>
      </section>
      {isDeclared(product) ? (
        <AllergenList
          allergens={product.allergens}
          canBeEggless={egglessExtra !== null}
          isEggless={isEggless}
        />
      ) : (
        <UnknownAllergens name={product.name} />
      )}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 border-t border-crust py-1.5 first:border-t-0">
      <dt className="w-24 flex-none py-2 text-cocoa-2">{name}</dt>
      <dd className="flex min-w-min flex-1 flex-wrap gap-2 font-semibold">{children}</dd>
    </div>
  );
}

type TagsProps = {
  readonly name: string;
  readonly values: readonly string[];
  readonly toFilter: (value: string) => Partial<ListFilter>;
  readonly nameTag?: (value: string) => string;
};

function Tags({ name, values, toFilter, nameTag = (value) => value }: TagsProps) {
  if (values.length === 0) return null;
  return (
    <Fact name={name}>
      {values.map((value) => (
        <TagLink key={value} filter={toFilter(value)}>
          {nameTag(value)}
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

/** What nobody has entered is not said to be free of anything. */
function UnknownAllergens({ name }: { readonly name: string }) {
  return (
    <section aria-labelledby="allergens" className="grid content-start gap-5">
      <h2 id="allergens">Allergens</h2>
      <Note tone="tip">
        No allergens are listed for this product.{' '}
        <Link
          to="/contact#write-to-us"
          state={{ topic: 'ingredients', message: `I have a question about ${name}: ` }}
          className="link"
        >
          Ask us
        </Link>{' '}
        before you order if you have an allergy.
      </Note>
    </section>
  );
}

type AllergenListProps = {
  readonly allergens: readonly Allergen[];
  readonly canBeEggless: boolean;
  readonly isEggless: boolean;
};

/** What is in it, then what people ask for most and is not. Said in words, never by colour alone. */
function AllergenList({ allergens, canBeEggless, isEggless }: AllergenListProps) {
  const avoided = useAvoidedAllergens();
  const contained = ALLERGENS.filter((allergen) => allergens.includes(allergen));
  const absent = ALLERGENS.filter(
    (allergen) => OFTEN_ASKED_ALLERGENS.has(allergen) && !allergens.includes(allergen),
  );
  return (
    <section aria-labelledby="allergens">
      <h2 id="allergens">Allergens</h2>
      <ul className="mt-5 mb-5 grid grid-cols-[repeat(auto-fill,minmax(--spacing(22),1fr))] gap-x-2 gap-y-5">
        {[...contained, ...absent].map((allergen) => {
          const isLeftOut = isEggless && allergen === 'egg';
          const isContained = allergens.includes(allergen) && !isLeftOut;
          const isWarned = isContained && avoided.has(allergen);
          return (
            <li key={allergen} className="grid content-start justify-items-center text-center leading-snug">
              <span
                className={joinClasses(
                  'scallop mb-2 grid size-14 place-items-center phone:size-17',
                  !isContained && 'bg-crust text-cocoa-2',
                  isContained && !isWarned && 'bg-cocoa text-on-dark',
                  isWarned && 'bg-ember text-on-action',
                )}
              >
                <AllergenIcon allergen={allergen} />
              </span>
              <span className={isContained ? 'font-semibold' : undefined}>{ALLERGEN_NAMES[allergen]}</span>
              <span
                className={joinClasses(
                  'text-small',
                  isWarned ? 'font-semibold text-ember-deep' : 'text-cocoa-2',
                )}
              >
                {isContained ? 'Contains' : isLeftOut ? 'Left out, as you chose' : 'None added'}
                {isWarned && ', which you avoid'}
                {isContained && allergen === 'egg' && canBeEggless && ', unless made eggless'}
              </span>
            </li>
          );
        })}
      </ul>
      <Note tone="tip">
        {TRACES} {avoided.size > 0 && `We warn you about ${nameAllergens([...avoided], 'and')}. `}
        <AllergenPicker className="underline underline-offset-4 hover:no-underline">
          {avoided.size > 0 ? 'Change' : 'Choose the allergens you avoid'}
        </AllergenPicker>
        {avoided.size === 0 && ' and we’ll warn you.'}
      </Note>
    </section>
  );
}
