import { useState } from 'react';
import {
  type CakeDesign,
  DEFAULT_DESIGN,
  PLAIN_TIER,
} from '../../../../../domain/custom-orders/design/cake-design.ts';
import { repairDesign } from '../../../../../domain/custom-orders/design/repair-design.ts';
import {
  computeLeadTimeHours,
  countServings,
  countWorkUnits,
} from '../../../../../domain/custom-orders/price/effort.ts';
import { priceDesign } from '../../../../../domain/custom-orders/price/price-design.ts';
import type { PriceList } from '../../../../../domain/custom-orders/price/price-list.ts';
import { formatNaira } from '../../../../../domain/money.ts';
import { CakePicture } from '../../../../ui/cake-picture/cake-picture.tsx';
import { PillSelect } from '../../../../ui/fields/pill-select.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';

type ExamplePriceProps = {
  /** As it was when this person began. */
  readonly saved: PriceList | undefined;
  /** As it is typed; undefined while something in it is wrong. */
  readonly typed: PriceList | undefined;
};

/** What a cake would cost by what is typed, beside what it costs now. */
export function ExamplePrice({ saved, typed }: ExamplePriceProps) {
  const [chosen, setChosen] = useState(EXAMPLES[0].id);
  const { name, design } = EXAMPLES.find(({ id }) => id === chosen) ?? EXAMPLES[0];
  const list = typed ?? saved;
  if (!list) return null;
  // What is not offered any longer gives way, as it does in the designer.
  const shown = repairDesign(design, list).design;
  const price = priceDesign(shown, list).totalInKobo;
  const before = saved && priceDesign(repairDesign(design, saved).design, saved).totalInKobo;
  return (
    <Panel
      role="group"
      aria-label="Example"
      className="grid items-center gap-x-3 max-rail:grid-cols-[--spacing(14)_minmax(0,1fr)_auto] max-rail:px-3 max-rail:py-2 max-rail:shadow-2 rail:sticky rail:top-20 rail:gap-y-3"
    >
      <CakePicture design={shown} className="w-full rail:order-2 rail:mx-auto rail:max-w-64" />
      <PillSelect label="Example cake" value={chosen} onChoose={setChosen} className="rail:order-1">
        {EXAMPLES.map((example) => (
          <option key={example.id} value={example.id}>
            {example.name}
          </option>
        ))}
      </PillSelect>
      <p
        role="status"
        className="figures font-display text-fs-4 leading-tight font-semibold rail:order-3 rail:text-fs-3"
      >
        <span className="visually-hidden">{name}: </span>
        {formatNaira(price)}
        {before !== undefined && before !== price && (
          <s className="font-text text-small font-normal text-cocoa-2 max-rail:block rail:ml-2 rail:text-label">
            <span className="visually-hidden">instead of </span>
            {formatNaira(before)}
          </s>
        )}
      </p>
      <p
        className={joinClasses(
          'figures text-small text-cocoa-2 max-rail:col-span-3 rail:order-4',
          typed && 'max-rail:hidden',
        )}
      >
        {typed
          ? `Serves ${countServings(shown, list)} · ${countWorkUnits(shown, list)} kitchen points · ${computeLeadTimeHours(shown, list)} hours’ lead time`
          : 'Fix the marked fields to see the price.'}
      </p>
    </Panel>
  );
}

type Example = { readonly id: string; readonly name: string; readonly design: CakeDesign };

/** Between them they have something of most groups, so that a change shows in one of them. */
const EXAMPLES: readonly [Example, ...Example[]] = [
  { id: 'birthday', name: 'Birthday cake', design: DEFAULT_DESIGN },
  {
    id: 'party',
    name: 'Two tiers for a party',
    design: {
      ...DEFAULT_DESIGN,
      baseInches: 10,
      tiers: [
        {
          ...PLAIN_TIER,
          colour: 'sky',
          sponge: 'chocolate',
          filling: 'mango',
          drip: 'white',
          lowerBorder: 'pearls',
        },
        { ...PLAIN_TIER, colour: 'vanilla', sponge: 'funfetti', side: 'sprinkles', upperBorder: 'rosettes' },
      ],
      topping: 'macarons',
      candles: { kind: 'number', number: 30 },
      inscription: { text: 'Ada is 30', lettering: 'script', place: 'front' },
    },
  },
  {
    id: 'wedding',
    name: 'Three tiers for a wedding',
    design: {
      ...DEFAULT_DESIGN,
      baseInches: 12,
      frosting: 'fondant',
      tiers: [
        {
          ...PLAIN_TIER,
          sponge: 'red-velvet',
          filling: 'cream-cheese',
          side: 'quilted-pearls',
          lowerBorder: 'pearls',
        },
        { ...PLAIN_TIER, colour: 'blush', sponge: 'vanilla', filling: 'strawberry', side: 'flower-cascade' },
        { ...PLAIN_TIER, sponge: 'lemon', filling: 'lemon-curd', side: 'gold-leaf', lowerBorder: 'pearls' },
      ],
      topping: 'sugar-roses',
      stand: 'blush',
    },
  },
];
