import XIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import type { CampaignProduct } from '../../../../contract/code-admin.ts';
import { SEARCH_QUERY_MAX_LENGTH, searchProductsEndpoint } from '../../../../contract/search.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Problem } from '../../../ui/form/problem.tsx';
import { useLatestRun } from '../../../ui/loading/use-latest-run.ts';

/** More than fit on the screen are found by another word. */
const SHOWN_MAX = 6;

type ProductPickerProps = {
  readonly chosen: readonly CampaignProduct[];
  readonly problem: string | undefined;
  readonly onChoose: (products: readonly CampaignProduct[]) => void;
};

/** Products by name: found while it is typed, added and taken away by one press each. */
export function ProductPicker({ chosen, problem, onChoose }: ProductPickerProps) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly CampaignProduct[] | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const run = useLatestRun();
  const search = (words: string) => {
    setTyped(words);
    setFailure(undefined);
    if (words.trim() === '') return setFound(null);
    run((signal) => shopApi.call(searchProductsEndpoint, { query: { q: words.trim() }, signal }), {
      onDone: ({ data }) => setFound(data.map(({ id, name }) => ({ id, name }))),
      onFailure: setFailure,
    });
  };
  const offered = (found ?? []).filter(({ id }) => chosen.every((each) => each.id !== id));
  return (
    <fieldset className="grid gap-2">
      <legend className="text-label font-semibold">Products</legend>
      {chosen.length > 0 && (
        <ul aria-label="Chosen products" className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Button
                kind="paper"
                size="s"
                aria-label={`Remove ${name}`}
                onClick={() => onChoose(chosen.filter((each) => each.id !== id))}
              >
                {name}
                <XIcon />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label="Find a product"
        hint="Leave categories and products empty for everything."
        value={typed}
        maxLength={SEARCH_QUERY_MAX_LENGTH}
        problem={failure}
        autoComplete="off"
        onChange={({ target }) => search(target.value)}
        onKeyDown={(event) => {
          // It is meant for the search, not for the whole form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p aria-live="polite" className="text-small text-cocoa-2 empty:hidden">
        {found !== null && offered.length === 0 && 'Nothing more found. Try another word.'}
      </p>
      {offered.length > 0 && (
        <ul aria-label="Products found" className="flex flex-wrap gap-2">
          {offered.slice(0, SHOWN_MAX).map((product) => (
            <li key={product.id}>
              <Button
                kind="line"
                size="s"
                aria-label={`Add ${product.name}`}
                onClick={() => {
                  onChoose([...chosen, product]);
                  search('');
                }}
              >
                {product.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Problem>{problem}</Problem>
    </fieldset>
  );
}
