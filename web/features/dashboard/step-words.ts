import type { FirstStep } from '../../../domain/shop/first-week.ts';

type StepWords = {
  readonly name: string;
  readonly explanation: string;
  readonly button: string;
  /** The screen where it is done; null where it is done outside the shop. */
  readonly to: string | null;
  /** Where it is looked at later, if that is another screen. */
  readonly doneTo?: string;
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
    name: 'Opening hours',
    explanation: 'When customers can reach you.',
    button: 'Add opening hours',
    to: '/admin/settings',
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
    name: 'Bank account',
    explanation: 'Customers see it when they pay by transfer.',
    button: 'Add bank account',
    to: '/admin/settings/payments',
    tick: null,
  },
  products: {
    name: 'First product',
    explanation: 'Add a product and publish it, or import a list.',
    button: 'Add a product',
    to: '/admin/products/new',
    doneTo: '/admin/products',
    tick: null,
  },
  order: {
    name: 'Test order',
    explanation: 'Place an order yourself to see what your customers see.',
    button: 'Take a test order',
    to: '/admin/orders/new',
    doneTo: '/admin/orders',
    tick: null,
  },
  backup: {
    name: 'Backup',
    explanation:
      'Ask whoever runs your server to turn on nightly backups. If you save copies another way, tick this.',
    button: '',
    to: null,
    tick: 'We have a backup',
  },
};
