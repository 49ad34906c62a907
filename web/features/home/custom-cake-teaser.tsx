import { designerCake } from '../../pictures/designer-cake.ts';
import { usePrefetch } from '../../ui/browser/data-saver.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

const ICINGS = [
  'bg-icing-ivory',
  'bg-icing-blush',
  'bg-icing-lilac',
  'bg-icing-sky',
  'bg-icing-mint',
  'bg-icing-caramel',
  'bg-icing-cocoa',
] as const;

const CALLOUT_CLASS =
  'absolute rounded-pill bg-paper px-3.5 py-2 text-small font-medium whitespace-nowrap shadow-1';

/** Cream icing runs over honey; the cake stands on the lower edge. */
export function CustomCakeTeaser({ title }: { readonly title: string }) {
  const prefetch = usePrefetch();
  return (
    <section aria-labelledby="custom-cake" className="mt-(--section-gap) overflow-hidden bg-honey">
      <span aria-hidden="true" className="drip text-cream" />
      <div className="wrap flex flex-col-reverse items-center phone:grid phone:grid-cols-2 phone:gap-10 tablet:gap-16">
        <div className="relative grid justify-items-center phone:-mt-18">
          <div className="-mb-12 aspect-648/877 w-75 max-w-full load-near phone:-mb-14 phone:w-130">
            <Picture
              picture={designerCake}
              alt="A two-tier cake in blush and ivory with caramel drip and strawberries"
              // On a phone a little below its place: so soft a picture is sharp enough.
              sizes="(width > 760px) 520px, 272px"
              className="size-full"
            />
          </div>
          <ul aria-hidden="true">
            <li className={`${CALLOUT_CLASS} top-[31%] -right-1 phone:right-4 tablet:right-8`}>
              Caramel drip
            </li>
            <li className={`${CALLOUT_CLASS} top-[58%] -left-1.5 phone:left-0`}>Blush buttercream</li>
            <li className={`${CALLOUT_CLASS} top-[74%] right-4 max-phone:hidden`}>Shell border</li>
          </ul>
        </div>
        <div className="pt-3 phone:pt-6 phone:pb-18">
          <h2 id="custom-cake" className="text-fs-1 leading-tight">
            {title || (
              <>
                Design your cake, <br />
                see the price
              </>
            )}
          </h2>
          <p className="mt-3.5 max-w-words text-pretty text-action phone:mt-5 phone:text-lead">
            Choose tiers, sponge, colours and what goes on top. You’ll see your cake, its price and the
            earliest date as you go. For anything special, we’ll send you a quote.
          </p>
          <div
            aria-hidden="true"
            className="my-6 flex flex-wrap gap-2 max-phone:justify-between phone:mt-7 phone:mb-8"
          >
            {ICINGS.map((icing) => (
              <span
                key={icing}
                className={`size-9 rounded-full phone:size-10 border-3 border-paper ${icing}`}
              />
            ))}
          </div>
          <ButtonLink to="/design" kind="dark" size="l" prefetch={prefetch} className="max-phone:w-full">
            Open the cake designer
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
