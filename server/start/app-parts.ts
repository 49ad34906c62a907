import type { Logger } from 'pino';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import type { Finding } from '../../domain/shop/readiness.ts';
import type { Database } from '../database/database.ts';
import type { ReportsDatabase } from '../database/reports-database.ts';
import type { Catalogue } from '../features/catalogue/open-catalogue.ts';
import type { ContentStatus } from '../features/content/content-snapshot.ts';
import type { Discovery } from '../features/discovery/open-discovery.ts';
import type { EventHub } from '../features/events/event-hub.ts';
import type { UnsubscribeLinks } from '../features/notifications/unsubscribe-links.ts';
import type { Pictures } from '../features/pictures/open-pictures.ts';
import type { Search } from '../features/search/open-search.ts';
import type { BrandFiles } from '../features/shop/brand/brand-files.ts';
import type { InvitationLinks } from '../features/users/invitations/invitation-links.ts';
import type { RegistrationLinks } from '../features/users/registration/registration-links.ts';
import type { SignedLinks } from '../features/users/signed-links.ts';
import type { CallsAtOnce } from '../http/calls-at-once.ts';
import type { TrustedProxies } from '../http/client-address.ts';
import type { HealthOptions } from '../http/health.routes.ts';
import type { KnownBrowsers } from '../http/known-browsers.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { SecurityLog } from '../http/security-log.ts';
import type { StaticFiles } from '../http/static-files.ts';
import type { Visit } from '../pages/pages.ts';
import type { PaystackSandbox } from '../paystack-sandbox/open-sandbox.ts';
import type { FilePort } from '../ports/files.ts';
import type { IdentityPort } from '../ports/identity.ts';
import type { Mailbox, MailPort } from '../ports/mail.ts';
import type { PaymentPort } from '../ports/payments.ts';
import type { PushPort } from '../ports/push.ts';
import type { Tracer } from '../tracing/tracer.ts';

/** Everything the app is put together from. */
export type AppParts = Omit<HealthOptions, 'isCatalogueStale' | 'mayUseDemoTools'> & {
  readonly demo: boolean;
  readonly isDemoPublic: boolean;
  readonly log: Logger;
  /** Left out: no traces are taken. */
  readonly tracer?: Tracer | undefined;
  readonly publicUrl: string;
  readonly ownOrigins: readonly string[];
  readonly trustedProxies: TrustedProxies;
  readonly db: Database;
  /** Left out: the primary reads everything. */
  readonly reportsDatabase?: ReportsDatabase | undefined;
  readonly identity: IdentityPort;
  readonly rateLimiter: RateLimiter;
  readonly callsAtOnce: CallsAtOnce;
  readonly knownBrowsers: KnownBrowsers;
  readonly securityLog: SecurityLog;
  /** Under which second factors are kept. */
  readonly factorSecret: string;
  readonly links: RegistrationLinks;
  readonly invitationLinks: InvitationLinks;
  readonly emailLinks: SignedLinks;
  readonly mail: MailPort;
  readonly files: FilePort;
  readonly pictures: Pictures;
  readonly eventHub: EventHub;
  readonly trackingSecret: string;
  readonly contactSecret: string;
  /** Undefined: the shop takes no money over a provider. */
  readonly payments: PaymentPort | undefined;
  readonly push: PushPort;
  readonly unsubscribeLinks: UnsubscribeLinks;
  /** Orders live by the clock, and tests hold it. */
  readonly readClock: () => Date;
  readonly readShopProfile: () => ShopProfile;
  readonly brandFiles: BrandFiles;
  readonly hasNightlyBackups: boolean;
  /** Whether the shop is ready to open. */
  readonly examine: () => Promise<readonly Finding[]>;
  /** Settles once this node shows every change that was made until now. */
  readonly catchUp: () => Promise<void>;
  readonly catalogue: Pick<Catalogue, 'answers' | 'reads' | 'findProduct' | 'listOffersAtCart' | 'isStale'>;
  readonly search: Pick<Search, 'answerSuggestions' | 'search'>;
  readonly discovery: Discovery;
  /** Where posts and pages are written; undefined: in the shop. */
  readonly contentPlace: string | undefined;
  /** Undefined where posts and pages are the shop's own. */
  readonly readContentStatus: () => ContentStatus | undefined;
  readonly staticFiles: StaticFiles;
  /** The demo alone has a payment provider of its own. */
  readonly demoSandbox: PaystackSandbox | undefined;
  /** The demo alone lets others than their receivers read its mails. */
  readonly demoMailbox: Mailbox | undefined;
  readonly respondWithPage: (request: Request, visit: Visit) => Promise<Response>;
};
