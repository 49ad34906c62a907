import type { ShopAddress } from './profile.ts';

/** The address as it stands on an envelope: street and area, then city and state; what is blank is left out. */
export function listAddressLines({ street, area, city, state }: ShopAddress): readonly string[] {
  // In Lagos city and state have one name; nobody writes it twice.
  const town = city.trim() === state.trim() ? [city] : [city, state];
  return [joinFilled([street, area]), joinFilled(town)].filter((line) => line !== '');
}

function joinFilled(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
