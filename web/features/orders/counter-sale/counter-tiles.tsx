import { COUNTER_TILES_MAX, type Counter, type CounterTile } from '../../../../contract/counter-sale.ts';
import { ToggleChip } from '../../../ui/buttons/toggle-chip.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { OrderPicture } from '../order-picture.tsx';
import { writeNaira } from '../order-words.ts';

type CounterTilesProps = {
  readonly counter: Counter;
  readonly category: string;
  readonly onCategory: (category: string) => void;
  readonly countOf: (tile: CounterTile) => number;
  readonly onAdd: (tile: CounterTile) => void;
};

export function CounterTiles({ counter, category, onCategory, countOf, onAdd }: CounterTilesProps) {
  const { categories, tiles } = counter;
  return (
    <>
      <fieldset
        aria-label="Category"
        className="-mx-4 mb-3 flex min-w-0 gap-2 overflow-x-auto px-4 pb-1 phone:-mx-1 phone:px-1"
      >
        {['', ...categories].map((each) => (
          <ToggleChip key={each} isOn={each === category} onClick={() => onCategory(each)}>
            {each === '' ? 'All' : each}
          </ToggleChip>
        ))}
      </fieldset>
      {tiles.length === 0 ? (
        <p className="py-8 text-center text-cocoa-2">No products found. Try another word or category.</p>
      ) : (
        <ul
          aria-label="Products"
          className="grid grid-cols-3 gap-2 phone:grid-cols-2 phone:gap-3 rail:grid-cols-4"
        >
          {tiles.map((tile) => (
            <li key={`${tile.productId} ${tile.sizeId}`} className="grid">
              <Tile tile={tile} count={countOf(tile)} onAdd={() => onAdd(tile)} />
            </li>
          ))}
        </ul>
      )}
      {tiles.length === COUNTER_TILES_MAX && (
        <p className="mt-3 text-small text-cocoa-2">There are more products. Search by name to find them.</p>
      )}
    </>
  );
}

type TileProps = { readonly tile: CounterTile; readonly count: number; readonly onAdd: () => void };

function Tile({ tile, count, onAdd }: TileProps) {
  const { name, sizeName, price, pictureId, left } = tile;
  const isOut = left === 0;
  return (
    <button
      type="button"
      aria-disabled={isOut || undefined}
      onClick={() => !isOut && onAdd()}
      className={joinClasses(
        'relative flex flex-col overflow-hidden rounded-card border bg-paper pb-2 text-left leading-snug max-phone:text-small hover:border-cocoa',
        count > 0 ? 'border-cocoa inset-ring-1 inset-ring-cocoa' : 'border-crust-2',
      )}
    >
      <OrderPicture
        pictureId={pictureId}
        design=""
        sizes="(max-width: 760px) 33vw, 240px"
        className={joinClasses(
          'aspect-square w-full phone:aspect-3/2 rail:aspect-square',
          isOut && 'opacity-50 grayscale',
        )}
      />
      {count > 0 && (
        <span className="figures absolute top-1.5 right-1.5 grid h-8 min-w-8 place-items-center rounded-pill bg-cocoa px-2 font-bold text-on-dark">
          <span className="visually-hidden">In the cart: </span>
          {count}
        </span>
      )}
      <span className="px-1.5 pt-1.5 font-semibold max-phone:tracking-tight phone:px-3">
        {name}
        {sizeName && <span className="font-plain">, {sizeName}</span>}
      </span>
      <span className="figures mt-auto px-1.5 pt-0.5 text-small phone:px-3">
        {isOut ? (
          <span className="font-semibold text-danger">Sold out</span>
        ) : (
          <>
            {writeNaira(price)}
            {left !== null && <span className="block text-cocoa-2">{left} left</span>}
          </>
        )}
      </span>
    </button>
  );
}
