import type { LayerName } from '../../../domain/custom-orders/picture/layer-places.generated.ts';

const FOLDER = '../../pictures/cake-layers';
/** Hashed, so that a browser keeps each for good. */
const ADDRESSES = import.meta.glob<string>('../../pictures/cake-layers/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function findLayerAddress(name: LayerName): string {
  const address = ADDRESSES[`${FOLDER}/${name}.avif`];
  if (!address) throw new Error(`The layer ${name} has no file.`);
  return address;
}
