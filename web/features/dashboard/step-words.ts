import type { FirstStep } from '../../../domain/shop/first-week.ts';

type StepWords = {
  readonly name: string;
  readonly explanation: string;
  readonly button: string;
  /** The screen where it is done; null where it is done outside the shop. */
  readonly to: string | null;
  /** Where it is looked at later, if that is another screen. */
  readonly doneTo?: string;
  /** Screens that it leads through besides: what is left of it there, and where that is done. */
  readonly onTheWay?: { readonly screens: RegExp; readonly words?: string; readonly to?: string };
  /** What the owner presses where the shop cannot know. */
  readonly tick: string | null;
};

export const STEP_WORDS: Readonly<Record<FirstStep, StepWords>> = {
  profile: {
    name: 'Name and phone number',
    explanation: 'They’re in the header, on every page and in every email.',
    button: 'Add shop details',
    to: '/admin/settings',
    tick: null,
  },
  hours: {
    name: 'Address and opening hours',
    explanation: 'Where your bakery is and when customers can reach you.',
    button: 'Add address and hours',
    to: '/admin/settings',
    tick: null,
  },
  look: {
    name: 'Logo and colours',
    explanation: 'Make the shop, its emails and its app icon look like your bakery.',
    button: 'Choose your look',
    to: '/admin/settings/brand',
    tick: 'Keep the current look',
  },
  slots: {
    name: 'Baking days and time slots',
    explanation: 'The days you bake, and the times customers can choose for delivery or pickup.',
    button: 'Add days and slots',
    to: '/admin/calendar/week',
    tick: null,
  },
  zones: {
    name: 'Delivery zones and fees',
    explanation: 'Where you deliver and what it costs.',
    button: 'Add delivery zones',
    to: '/admin/calendar/zones',
    tick: 'Pickup only',
  },
  bank: {
    name: 'Bank account or Paystack',
    explanation:
      'Customers pay by transfer to your account. To take cards, ask whoever runs your server to add your Paystack key.',
    button: 'Add bank account',
    to: '/admin/settings/payments',
    tick: null,
  },
  products: {
    name: 'Add three products',
    explanation: 'Publish at least three: your own, from our samples with pictures, or from a list.',
    button: 'Add products',
    to: '/admin/products',
    onTheWay: {
      screens: /^\/admin\/products\/(new|[^/]+\/edit)$/,
      words: 'Add another product',
      to: '/admin/products/new',
    },
    tick: null,
  },
  home: {
    name: 'Home page',
    explanation: 'Your own picture and headline are the first thing customers see.',
    button: 'Edit home page',
    to: '/admin/settings/home',
    tick: null,
  },
  pages: {
    name: 'Returns, privacy and terms',
    explanation:
      'They’re written for you, with your shop details filled in. Read them and change what isn’t true for you.',
    button: 'Read the pages',
    to: '/admin/pages',
    onTheWay: { screens: /^\/admin\/pages/ },
    tick: 'We’ve read them',
  },
  order: {
    name: 'First order',
    explanation:
      'Place a test order for yourself, record its payment, then cancel and refund it. You’ll see how everything works. Once the shop is open, a customer’s order counts too.',
    button: 'Place a test order',
    to: '/admin/orders/new',
    doneTo: '/admin/orders',
    onTheWay: {
      screens: /^\/admin\/orders\/(?!new$)[^/]+$/,
      words: 'Record payment, then cancel and refund',
    },
    tick: null,
  },
  backup: {
    name: 'Backup',
    explanation:
      'A copy of your shop, in case the server breaks. Ask whoever runs the server to turn on nightly backups, unless you save copies yourselves.',
    button: '',
    to: null,
    tick: 'We save our own copies',
  },
  open: {
    name: 'Open the shop',
    explanation: 'Until then, only staff who are signed in see the shop. Everyone else sees “Opening soon”.',
    button: '',
    to: null,
    tick: null,
  },
};
