import { Link } from 'react-router';
import { designerCake } from '../../../../pictures/designer-cake.ts';
import { usePrefetch } from '../../../../ui/browser/data-saver.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { writeListAddress } from '../address/list-address.ts';
import { NO_LIST_FILTER } from '../address/list-filter.ts';

/** Stands among the cards, two of them wide: for whoever has not found the one yet. */
export function CustomPromo() {
  const prefetch = usePrefetch();
  return (
    <Link
      to={writeListAddress({ ...NO_LIST_FILTER, custom: true })}
      prefetch={prefetch}
      className="group relative grid h-full min-h-59 grid-cols-[46%_1fr] items-center overflow-hidden rounded-picture bg-honey no-underline phone:grid-cols-2 phone:max-tablet:min-h-75"
    >
      <Picture
        picture={designerCake}
        alt=""
        sizes="(width > 760px) 288px, 210px"
        className="-mt-6 w-52 max-w-none justify-self-center self-start transition-transform duration-(--duration-slow) group-hover:scale-103 phone:-mt-8 phone:w-72"
      />
      <span className="grid justify-items-start gap-2 py-6 pr-4 phone:pr-8">
        <span className="font-display text-fs-3 leading-heading font-semibold tracking-display phone:text-menu">
          Not quite it? <br />
          Have it made.
        </span>
        <span className="text-label phone:text-body">Your colours, your words, your size</span>
        <span className="mt-1 inline-flex min-h-11 items-center rounded-pill bg-paper px-3.5 text-small font-bold whitespace-nowrap phone:px-4">
          See custom cakes
        </span>
      </span>
    </Link>
  );
}
