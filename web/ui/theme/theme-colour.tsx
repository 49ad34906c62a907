import { useTheme } from './theme.ts';

export type PageColours = { readonly light: string; readonly dark: string };

/** What browsers and phones draw around the page has its colour. */
export function ThemeColour({ colours }: { readonly colours: PageColours }) {
  const theme = useTheme();
  if (theme !== 'system') return <meta name="theme-color" content={colours[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.dark} />
    </>
  );
}
