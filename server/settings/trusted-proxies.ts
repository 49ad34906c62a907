import { BlockList, isIPv4, isIPv6 } from 'node:net';

const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7'],
};

export type Network = {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
};

/** Addresses and networks such as 10.0.0.0/8, or the names of usual ones; undefined when one of them is neither. */
export function parseNetworks(given: readonly string[]): readonly Network[] | undefined {
  const networks = given.flatMap((name) => NAMED_NETWORKS[name] ?? [name]).map(parseNetwork);
  return networks.every((network) => network !== undefined) ? networks : undefined;
}

function parseNetwork(text: string): Network | undefined {
  const [address = '', bitsText, ...rest] = text.split('/');
  const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : undefined;
  const bitsMax = family === 'ipv4' ? 32 : 128;
  if (!family || rest.length > 0 || (bitsText !== undefined && !/^\d{1,3}$/.test(bitsText))) return undefined;
  const bits = bitsText === undefined ? bitsMax : Number(bitsText);
  return bits <= bitsMax ? { address, bits, family } : undefined;
}

export function trustNetworks(networks: readonly Network[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const { address, bits, family } of networks) trusted.addSubnet(address, bits, family);
  return (address) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
