import { useState } from 'react';
import { addSamplesEndpoint, type StarterBake } from '../../../../../contract/samples.ts';
import { convertNairaToKobo } from '../../../../../domain/money.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Price } from '../../../../ui/formats/price.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { ChoiceBox } from '../../../../ui/lists/choice-box.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { countProducts } from '../bulk/describe-rows.ts';

type StarterListProps = { readonly bakes: readonly StarterBake[]; readonly onAdded: () => void };

/** By category, each with its picture and price. */
export function StarterList({ bakes, onAdded }: StarterListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const byCategory = Map.groupBy(bakes, ({ category }) => category);

  function choose(id: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  async function add(): Promise<void> {
    if (isSending) return;
    setSending(true);
    try {
      const { added, status } = await shopApi.call(addSamplesEndpoint, { body: { ids: [...chosen] } });
      const where = status === 'published' ? 'added to your shop' : 'added as drafts';
      showToast({ kind: 'success', text: `${countProducts(added)} ${where}.` });
      setChosen(new Set());
      onAdded();
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setSending(false);
    }
  }

  return (
    <Panel className="grid gap-6">
      {[...byCategory].map(([category, members]) => (
        <section key={category} aria-label={category}>
          <h2 className="mb-2 text-fs-4">{category}</h2>
          <ul className="grid gap-x-6 tablet:grid-cols-2">
            {members.map((bake) => (
              <BakeLine
                key={bake.id}
                bake={bake}
                isChosen={chosen.has(bake.id)}
                onChoose={(isChosen) => choose(bake.id, isChosen)}
              />
            ))}
          </ul>
        </section>
      ))}
      {chosen.size > 0 && (
        <div className="sticky bottom-(--bar-height) z-20 -mx-4 -mb-5 flex flex-wrap justify-end gap-3 rounded-b-picture border-t border-crust bg-paper px-4 py-3 phone:-mx-6 phone:-mb-6 phone:px-6 phone:py-4">
          <Button onClick={() => setChosen(new Set())}>Clear</Button>
          <Button
            kind="main"
            aria-disabled={isSending}
            onClick={() => void add()}
            className="max-phone:flex-1"
          >
            {isSending && <Spinner />}
            {isSending ? 'Adding…' : `Add ${countProducts(chosen.size)}`}
          </Button>
        </div>
      )}
    </Panel>
  );
}

type BakeLineProps = {
  readonly bake: StarterBake;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
};

function BakeLine({ bake, isChosen, onChoose }: BakeLineProps) {
  const { name, price, thumbnail, isInShop } = bake;
  return (
    <li className="flex min-h-18 items-center gap-3 border-b border-crust py-2">
      <img
        src={thumbnail}
        alt=""
        width={56}
        height={56}
        className="size-14 flex-none rounded-card object-cover"
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{name}</span>
        <span className="text-small">
          <Price amountInKobo={convertNairaToKobo(price)} />
        </span>
      </span>
      {isInShop ? (
        <Badge tone="plain">Added</Badge>
      ) : (
        <ChoiceBox
          label={`Select ${name}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
    </li>
  );
}
