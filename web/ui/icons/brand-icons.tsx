import { OwnIcon, type OwnIconProps } from './own-icon.tsx';

export function InstagramIcon(props: OwnIconProps) {
  return (
    <OwnIcon {...props}>
      <rect width="20" height="20" x="2" y="2" rx="5" />
      <path d="M16 11.37A4 4 0 1 1 12.63 8 4 4 0 0 1 16 11.37z" />
      <path d="M17.5 6.5h.01" />
    </OwnIcon>
  );
}

export function FacebookIcon(props: OwnIconProps) {
  return (
    <OwnIcon {...props}>
      <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />
    </OwnIcon>
  );
}

export function TikTokIcon(props: OwnIconProps) {
  return (
    <OwnIcon {...props}>
      <path d="M21 7.917v4.034a9.948 9.948 0 0 1-5-1.951v4.5a6.5 6.5 0 1 1-8-6.326V12.5a2.5 2.5 0 1 0 4 2V3h4.083A6.005 6.005 0 0 0 21 7.917z" />
    </OwnIcon>
  );
}

export function XIcon(props: OwnIconProps) {
  return (
    <OwnIcon {...props}>
      <path d="m4 4 11.733 16H20L8.267 4z" />
      <path d="m4 20 6.768-6.768" />
      <path d="M13.228 10.772 20 4" />
    </OwnIcon>
  );
}
