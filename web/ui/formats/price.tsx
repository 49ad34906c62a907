import { formatNaira } from '../../../domain/money.ts';

export function Price({ amountInKobo }: { readonly amountInKobo: number }) {
  return <span className="figures font-bold whitespace-nowrap">{formatNaira(amountInKobo)}</span>;
}
