import ClockIcon from 'lucide-react/icons/clock';
import MapPinIcon from 'lucide-react/icons/map-pin';
import { coverBread } from '../../pictures/cover-bread.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';

type VisitProps = {
  readonly title: string;
  /** With a picture of ours; beside a bakery's own it would be somebody else's bread. */
  readonly isPictured: boolean;
};

/** Where the shop is and when it is open; nothing at all while the owner has told neither. */
export function VisitTheCounter({ title, isPictured }: VisitProps) {
  const { address, openingHours } = useShopProfile();
  const lines = [address.street, address.area, address.city].filter((line) => line !== '');
  if (lines.length === 0 && openingHours.length === 0) return null;
  return (
    <section
      aria-labelledby="visit-the-counter"
      className="wrap section grid items-center gap-7 tablet:gap-16 tablet:has-[img]:grid-cols-[7fr_5fr]"
    >
      {isPictured && (
        <Picture
          picture={coverBread}
          alt="A wooden board with Agege bread, a wholewheat loaf, croissants and rolls"
          sizes="(width > 1000px) 660px, 100vw"
          className="aspect-16/9 w-full rounded-picture object-cover"
        />
      )}
      <div className="grid gap-5">
        <h2 id="visit-the-counter" className="text-fs-1 leading-tight">
          {title || 'Visit us'}
        </h2>
        {lines.length > 0 && (
          <address className="flex gap-3 text-lead">
            <MapPinIcon className="mt-1 size-6" />
            {lines.join(', ')}
          </address>
        )}
        {openingHours.length > 0 && (
          <div className="flex gap-3 text-lead">
            <ClockIcon className="mt-1 size-6" />
            <dl className="figures grid grid-cols-[auto_auto] gap-x-6 max-[20rem]:grid-cols-1">
              {openingHours.map(({ days, opens, closes }) => (
                <div key={days} className="col-span-full grid grid-cols-subgrid">
                  <dt>{days}</dt>
                  <dd>
                    {opens}–{closes}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <div>
          <ButtonLink to="/contact" kind="line">
            Ask us anything
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
