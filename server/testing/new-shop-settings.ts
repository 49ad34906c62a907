import { tmpdir } from 'node:os';
import type { ExaminedSettings } from '../doctor/examine.ts';

/** As of a shop that nobody has set up yet. */
export const NEW_SHOP_SETTINGS: ExaminedSettings = {
  host: '127.0.0.1',
  databaseDirectUrl: undefined,
  databaseStandbyUrl: undefined,
  databaseReportsUrl: undefined,
  smtp: undefined,
  areCertificatesUnchecked: false,
  dataDir: tmpdir(),
  databaseUrl: undefined,
  bucket: undefined,
  paystack: undefined,
  demo: false,
  isDemoPublic: false,
  publicUrl: undefined,
  rateLimitFactor: 1,
  trustedProxies: [],
  metricsToken: undefined,
  secretKey: undefined,
  backupPassphrase: undefined,
  nightlyBackups: undefined,
};

export const NO_PROBES = { mail: undefined, payments: undefined, push: undefined };
