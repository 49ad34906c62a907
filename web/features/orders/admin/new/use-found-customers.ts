import { useEffect, useState } from 'react';
import { type FoundCustomer, findCustomersEndpoint } from '../../../../../contract/taken-order.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { useLatestRun } from '../../../../ui/loading/use-latest-run.ts';

const TYPING_PAUSE_MS = 300;
const PHONE_MIN_DIGITS = 5;
const NAME_MIN_LENGTH = 3;

type Typed = { readonly phone: string; readonly name: string };
type Found = { readonly words: string; readonly customers: readonly FoundCustomer[] };

/** Who it may be, by the number, and by the name as long as there is no number. Not finding anybody keeps nobody from ordering. */
export function useFoundCustomers(typed: Typed): readonly FoundCustomer[] {
  const [found, setFound] = useState<Found>({ words: '', customers: [] });
  const run = useLatestRun();
  const words = chooseWords(typed);
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(
      () =>
        run((signal) => shopApi.call(findCustomersEndpoint, { query: { q: words }, signal }), {
          onDone: ({ data }) => setFound({ words, customers: data }),
          onFailure: () => setFound({ words, customers: [] }),
        }),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [words, run]);
  return found.words === words ? found.customers : [];
}

function chooseWords({ phone, name }: Typed): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length >= PHONE_MIN_DIGITS) return phone.trim();
  return digits === '' && name.trim().length >= NAME_MIN_LENGTH ? name.trim() : '';
}
