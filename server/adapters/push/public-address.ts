import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, type IPVersion, isIP } from 'node:net';

const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** With the forms in which an IPv4 address travels inside an IPv6 one. */
const PRIVATE_V6 = [
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
];

/** A list each: in one, the range of embedded addresses would stand for every IPv4 address. */
const privateAddresses = { ipv4: listRanges(PRIVATE_V4, 'ipv4'), ipv6: listRanges(PRIVATE_V6, 'ipv6') };

/** Whether it is out in the open, and neither this machine nor anything that only this machine can reach. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return isIP(address) !== 0 && !privateAddresses[family].check(address, family);
}

/** A host that is spelt as an address is judged here; a name when it is looked up. */
export function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? !/(^|\.)localhost\.?$/i.test(hostname) : isPublicAddress(address);
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Looks up names for a connection and refuses those that lead inside. The connection goes to the very address that was judged,
 * so that a name which says one thing now and another a moment later gets nowhere.
 */
export function lookUpPublic(hostname: string, options: LookupOptions, found: Found): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const [first] = addresses;
    const isOpen = addresses.every(({ address }) => isPublicAddress(address));
    if (!first || !isOpen) return found(new Error('The host is not public.'), []);
    return options.all ? found(null, addresses) : found(null, first.address, first.family);
  });
}

function listRanges(ranges: readonly string[], family: IPVersion): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', length] = range.split('/');
    list.addSubnet(network, Number(length), family);
  }
  return list;
}
