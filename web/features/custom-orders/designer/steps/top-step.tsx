import { type CakeCandles, NO_CANDLES } from '../../../../../domain/custom-orders/design/cake-design.ts';
import { CANDLE_NUMBER_MAX, CANDLES_MAX } from '../../../../../domain/custom-orders/design/options.ts';
import { QuantityStepper } from '../../../../ui/fields/quantity-stepper.tsx';
import { drawOption } from '../options/draw-option.ts';
import { OptionChoices, writeExtra } from '../options/option-choices.tsx';
import { OptionField } from '../options/option-field.tsx';
import { OptionPicture } from '../options/option-picture.tsx';
import { OptionTile } from '../options/option-tile.tsx';
import type { Designer } from '../state/use-designer.ts';

type CandleKind = 'none' | CakeCandles['kind'];

const CANDLE_NAMES: Readonly<Record<CandleKind, string>> = {
  none: 'None',
  plain: 'Candles',
  number: 'A number',
};
const FIRST_CANDLES: Readonly<Record<CandleKind, CakeCandles>> = {
  none: NO_CANDLES,
  plain: { kind: 'plain', count: 6 },
  number: { kind: 'number', number: 30 },
};

/** The number that the inscription names stands on the cake, too: "Happy 60th". */
function beginCandles(kind: CandleKind, inscription: string): CakeCandles {
  const [digits] = /\d+/u.exec(inscription) ?? [];
  const named = Number(digits);
  const isAge = named >= 1 && named <= CANDLE_NUMBER_MAX;
  return kind === 'number' && isAge ? { kind, number: named } : FIRST_CANDLES[kind];
}

/** What stands on the highest tier. */
export function TopStep({ designer }: { readonly designer: Designer }) {
  return (
    <>
      <OptionChoices
        designer={designer}
        group="topping"
        picture={(id) => <OptionPicture address={drawOption('topping', id)} />}
      />
      <Candles designer={designer} />
    </>
  );
}

function Candles({ designer }: { readonly designer: Designer }) {
  const { design, list, choose, arePricesKnown } = designer;
  const { candles } = design;
  const kind: CandleKind = candles.kind === 'plain' && candles.count === 0 ? 'none' : candles.kind;
  const amounts = { none: 0, plain: list.candleInKobo, number: list.numberCandleInKobo };
  const units = { none: '', plain: ' each', number: ' a digit' };
  return (
    <div className="grid gap-3">
      <OptionField title="Candles" chosen={describeCandles(candles)} layout="thirds">
        {(['none', 'plain', 'number'] as const).map((each) => (
          <OptionTile
            key={each}
            name="candles"
            title={CANDLE_NAMES[each]}
            detail={each === 'none' ? ' ' : `${writeExtra(arePricesKnown, amounts[each])}${units[each]}`}
            isChosen={each === kind}
            onChoose={() => choose({ part: 'candles', value: beginCandles(each, design.inscription.text) })}
          />
        ))}
      </OptionField>
      {/* Kept free, so that what follows stays where it is. */}
      <div className="flex min-h-12 items-center gap-4">
        {candles.kind === 'number' && (
          <>
            <span aria-hidden="true">Which number?</span>
            <QuantityStepper
              label="Number on the cake"
              quantity={candles.number}
              min={1}
              max={CANDLE_NUMBER_MAX}
              onChange={(number) => choose({ part: 'candles', value: { kind: 'number', number } })}
            />
          </>
        )}
        {kind === 'plain' && candles.kind === 'plain' && (
          <>
            <span aria-hidden="true">How many?</span>
            <QuantityStepper
              label="Candles"
              quantity={candles.count}
              min={1}
              max={CANDLES_MAX}
              onChange={(count) => choose({ part: 'candles', value: { kind: 'plain', count } })}
            />
          </>
        )}
      </div>
    </div>
  );
}

function describeCandles(candles: CakeCandles): string {
  if (candles.kind === 'number') return `The number ${candles.number}`;
  return candles.count === 0 ? 'None' : String(candles.count);
}
