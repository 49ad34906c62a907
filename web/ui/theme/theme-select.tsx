import { useId } from 'react';
import { chooseTheme, THEMES, type Theme, useTheme } from './theme.ts';

const THEME_NAMES: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

/** What it looks like is up to the place it stands in. */
export function ThemeSelect({ className }: { readonly className?: string }) {
  const id = useId();
  const theme = useTheme();
  return (
    <span className={className}>
      <label htmlFor={id} className="mr-1">
        Theme
      </label>{' '}
      <select
        id={id}
        value={theme}
        onChange={({ target }) => chooseTheme(THEMES.find((each) => each === target.value) ?? 'system')}
        className="min-h-8 rounded-small border border-bark bg-transparent px-1.5 *:bg-paper *:text-cocoa"
      >
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {THEME_NAMES[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
