import type { CustomOrder } from '../../../../contract/custom-orders.ts';
import { describeServings } from '../../../../domain/custom-orders/describe-servings.ts';
import { Fact } from '../../../ui/layout/fact.tsx';
import { PictureStrip } from '../../../ui/pictures/picture-strip.tsx';
import { nameAllergens } from '../../../ui/product/name-allergens.ts';
import { nameDay } from '../../../ui/slots/day-words.ts';
import { writeNaira } from './custom-order-words.ts';

type Request = Pick<
  CustomOrder,
  | 'isDesigned'
  | 'designLines'
  | 'servings'
  | 'allergens'
  | 'instructions'
  | 'pictures'
  | 'wantedDay'
  | 'budget'
  | 'designPrice'
>;

type RequestDetailsProps = { readonly customOrder: Request; readonly title?: string };

/** What was asked for: the design in lines, where somebody made one, and everything no list of options knows. */
export function RequestDetails({ customOrder, title = 'Your request' }: RequestDetailsProps) {
  const { instructions, pictures, wantedDay, budget } = customOrder;
  return (
    <section aria-labelledby="request-heading">
      <h2 id="request-heading" className="mb-4 text-fs-3">
        {title}
      </h2>
      <dl className="grid gap-3.5">
        {customOrder.isDesigned && <DesignFacts customOrder={customOrder} />}
        {instructions !== '' && <Fact name="Special requests">{instructions}</Fact>}
        {pictures.length > 0 && (
          <Fact name="Pictures">
            <PictureStrip pictures={pictures} owner="the request" />
          </Fact>
        )}
        <Fact name="Date needed">{wantedDay === null ? 'Not given' : nameDay(wantedDay)}</Fact>
        <Fact name="Budget">{budget === null ? 'Not given' : writeNaira(budget)}</Fact>
      </dl>
    </section>
  );
}

function DesignFacts({ customOrder }: { readonly customOrder: Request }) {
  const { designLines, servings, allergens, designPrice, instructions } = customOrder;
  return (
    <>
      {designLines.map(({ label, text }) => (
        <Fact key={label} name={label}>
          {text}
        </Fact>
      ))}
      <Fact name="Serves">{describeServings(servings, instructions)}</Fact>
      <Fact name="Contains">
        {allergens.length === 0 ? 'none of the usual allergens' : nameAllergens(allergens, 'and')}
      </Fact>
      <Fact name="Design price">{writeNaira(designPrice)}</Fact>
    </>
  );
}
