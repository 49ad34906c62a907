import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { joinClasses } from '../join-classes.ts';

/** `main` is the one action of a screen. */
const KINDS = {
  main: 'border-transparent bg-hibiscus text-on-action hover:bg-hibiscus-press',
  line: 'border-cocoa hover:bg-cocoa hover:text-on-dark',
  quiet: 'border-transparent bg-crust hover:bg-crust-2',
  honey: 'border-transparent gold hover:brightness-110',
  paper: 'bg-paper border-crust-2 hover:border-cocoa',
  dark: 'border-transparent bg-cocoa text-on-dark hover:bg-cocoa-3',
  danger: 'border-danger text-danger hover:bg-danger-soft',
  plain: 'border-transparent hover:bg-crust',
} as const;

const SIZES = {
  s: 'min-h-11 px-4 text-small',
  m: 'min-h-12 px-6',
  l: 'min-h-14 px-7.5 text-action',
} as const;

const COMMON =
  'inline-flex items-center justify-center gap-2.5 rounded-pill border-(length:--line-width) font-bold whitespace-nowrap no-underline transition duration-(--duration-fast) active:scale-98 disabled:bg-crust disabled:text-cocoa-2 disabled:border-transparent disabled:active:scale-100';

export type ButtonLook = {
  readonly kind?: keyof typeof KINDS | undefined;
  readonly size?: keyof typeof SIZES | undefined;
  readonly className?: string | undefined;
};

/** For what is no button to the browser but looks like one. */
export function toButtonClass({ kind = 'plain', size = 'm', className }: ButtonLook): string {
  return joinClasses(COMMON, KINDS[kind], SIZES[size], className);
}

export function Button({
  kind,
  size,
  className,
  type = 'button',
  ...button
}: ButtonLook & ComponentProps<'button'>) {
  return <button {...button} type={type} className={toButtonClass({ kind, size, className })} />;
}

export function ButtonLink({ kind, size, className, ...link }: ButtonLook & Omit<LinkProps, 'className'>) {
  return <Link {...link} className={toButtonClass({ kind, size, className })} />;
}

/** For addresses the router does not know: mail, telephone, other sites. */
export function ButtonAnchor({ kind, size, className, ...anchor }: ButtonLook & ComponentProps<'a'>) {
  return <a {...anchor} className={toButtonClass({ kind, size, className })} />;
}
