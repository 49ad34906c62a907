import type { Found } from '../../../contract/lookup.ts';
import { formatPhoneForNigeria } from '../../../domain/phone.ts';

type Person<Phone> = { readonly name: string; readonly email: string; readonly phone: Phone };
type FindPeople<Phone> = (search: string, limit: number) => Promise<readonly Person<Phone>[]>;

type FindParts = {
  readonly findAccounts: FindPeople<string | null>;
  /** Whoever has ordered, with an account or without. */
  readonly findBuyers: FindPeople<string>;
};

/** Customers by what opens their card: whoever has an account by its address, everybody else by their number. */
export async function findCards(
  { findAccounts, findBuyers }: FindParts,
  search: string,
  limit: number,
): Promise<Found[]> {
  const [accounts, buyers] = await Promise.all([findAccounts(search, limit), findBuyers(search, limit)]);
  const known = new Set<string | null>(accounts.flatMap(({ email, phone }) => [email, phone]));
  const guests = buyers.filter(({ email, phone }) => !known.has(phone) && !known.has(email));
  return [
    ...accounts.map(({ name, email }) => ({ id: email, title: name, note: email })),
    ...guests.map(({ name, phone }) => ({ id: phone, title: name, note: formatPhoneForNigeria(phone) })),
  ].slice(0, limit);
}
