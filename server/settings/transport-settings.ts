const SCOPES = ['host', 'subdomains', 'preload'] as const;
/** For whom https is promised: the shop's own name, all names below it too, or both in the list that browsers are shipped with. */
export type TransportScope = (typeof SCOPES)[number];

export type TransportReading = { readonly scope: TransportScope; readonly problems: readonly string[] };

export function readTransportScope(read: (name: 'HSTS') => string | undefined): TransportReading {
  const given = read('HSTS') ?? 'host';
  const scope = SCOPES.find((name) => name === given);
  if (scope) return { scope, problems: [] };
  return { scope: 'host', problems: [`HSTS must be one of ${SCOPES.join(', ')}, but it is "${given}".`] };
}
