import type { UserChange } from '../../../../contract/users.ts';

export type UserChangeWords = {
  readonly button: string;
  readonly buttonWhileBusy: string;
  /** Takes something away from somebody. */
  readonly isGrave: boolean;
  readonly title: (name: string) => string;
  /** What happens, and whether it can be undone. */
  readonly consequences: (name: string) => string;
  /** What it means for the administrator who does it to their own account. */
  readonly forYourself: string;
  readonly done: (name: string) => string;
};

export const USER_CHANGE_WORDS: Readonly<Record<UserChange, UserChangeWords>> = {
  'grant-admin': {
    button: 'Make administrator',
    buttonWhileBusy: 'Giving the role…',
    isGrave: false,
    title: (name) => `Make ${name} an administrator?`,
    consequences: (name) =>
      `${name} can then see and change everything in this area: products, orders, money and users. You can take the role away again.`,
    forYourself: '',
    done: (name) => `${name} is now an administrator`,
  },
  'revoke-admin': {
    button: 'Take the role away',
    buttonWhileBusy: 'Taking it away…',
    isGrave: true,
    title: (name) => `Take the administrator role away from ${name}?`,
    consequences: (name) =>
      `${name} can no longer open this area, from now on. Their customer account, orders and addresses stay.`,
    forYourself:
      'This is your own account: you leave this area at once, and only another administrator can let you back in.',
    done: (name) => `${name} is no longer an administrator`,
  },
  disable: {
    button: 'Disable account',
    buttonWhileBusy: 'Disabling…',
    isGrave: true,
    title: (name) => `Disable the account of ${name}?`,
    consequences: (name) =>
      `${name} is signed out on every device at once and cannot sign in again until you enable the account. Orders stay as they are.`,
    forYourself:
      'This is your own account: you are signed out too, and only another administrator can let you back in.',
    done: (name) => `The account of ${name} is disabled`,
  },
  enable: {
    button: 'Enable account',
    buttonWhileBusy: 'Enabling…',
    isGrave: false,
    title: (name) => `Enable the account of ${name}?`,
    consequences: (name) => `${name} can sign in again with the password they had.`,
    forYourself: '',
    done: (name) => `The account of ${name} is enabled`,
  },
  'sign-out-everywhere': {
    button: 'Sign out everywhere',
    buttonWhileBusy: 'Signing out…',
    isGrave: true,
    title: (name) => `Sign ${name} out everywhere?`,
    consequences: (name) =>
      `Every phone and computer on which ${name} is signed in is signed out at once. They can sign in again with their password.`,
    forYourself: 'This is your own account: you are signed out here too.',
    done: (name) => `${name} is signed out everywhere`,
  },
};
