import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { joinClasses } from '../join-classes.ts';

const COMMON =
  'relative inline-grid size-11 flex-none place-items-center rounded-full transition duration-(--duration-fast) phone:size-11.5';
const ON_LIGHT = 'hover:bg-crust aria-expanded:bg-crust';
const ON_DARK = 'hover:bg-cocoa-3';

type Look = {
  /** What the control does; an icon alone says it only to those who see it. */
  readonly label: string;
  readonly isOnDark?: boolean | undefined;
  readonly className?: string | undefined;
};

function toClassName(isOnDark: boolean | undefined, className: string | undefined): string {
  return joinClasses(COMMON, isOnDark ? ON_DARK : ON_LIGHT, className);
}

export function IconButton({ label, isOnDark, className, ...button }: Look & ComponentProps<'button'>) {
  return <button type="button" {...button} aria-label={label} className={toClassName(isOnDark, className)} />;
}

export function IconLink({ label, isOnDark, className, ...link }: Look & Omit<LinkProps, 'className'>) {
  return <Link {...link} aria-label={label} className={toClassName(isOnDark, className)} />;
}

export function IconAnchor({ href, label, isOnDark, className, ...anchor }: Look & ComponentProps<'a'>) {
  return <a {...anchor} href={href} aria-label={label} className={toClassName(isOnDark, className)} />;
}
