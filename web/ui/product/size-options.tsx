import CheckIcon from 'lucide-react/icons/check';
import type { ProductAnswer } from '../../../contract/products.ts';
import { convertNairaToKobo } from '../../../domain/money.ts';
import { Price } from '../formats/price.tsx';

type SizeOptionsProps = {
  readonly sizes: ProductAnswer['sizes'];
  readonly chosenId: string | undefined;
  readonly onChoose: (sizeId: string) => void;
};

/** One card a size, with its own price and how many it feeds. */
export function SizeOptions({ sizes, chosenId, onChoose }: SizeOptionsProps) {
  const isEven = sizes.length === 2 || sizes.length === 4;
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold">Size</legend>
      <div
        className={`grid gap-2 max-[20rem]:grid-cols-1 phone:gap-2.5 ${isEven ? 'grid-cols-2' : 'grid-cols-3'}`}
      >
        {sizes.map((size) => (
          <label
            key={size.id}
            className="relative flex min-h-17 cursor-pointer flex-col gap-0.5 rounded-card border border-bark bg-paper p-2.5 hover:border-cocoa has-checked:border-cocoa has-checked:bg-honey-soft has-checked:inset-ring-1 has-checked:inset-ring-cocoa has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cocoa tablet:px-3.5 tablet:py-3"
          >
            <input
              type="radio"
              name="size"
              value={size.id}
              checked={size.id === chosenId}
              onChange={() => onChoose(size.id)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <span className="font-semibold wrap-anywhere before:float-right before:size-5">{size.name}</span>
            {size.servings !== null && (
              <span className="text-small text-cocoa-2">serves {size.servings}</span>
            )}
            <span className="mt-auto pt-1 text-label">
              <Price amountInKobo={convertNairaToKobo(size.priceToPay)} />
            </span>
            <span className="pointer-events-none absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-full bg-cocoa text-on-dark opacity-0 dark:gold peer-checked:opacity-100 tablet:top-2.5 tablet:right-2.5">
              <CheckIcon className="size-3 stroke-4" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
