/** Mail programs know no style variables, so the colours mails need stand here again, under the names of the shop's tokens. */
export const MAIL_COLOURS = {
  cream: '#fff8ef',
  paper: '#ffffff',
  crust: '#f3e3cf',
  'crust-2': '#e7d0b4',
  cocoa: '#2e1a12',
  'cocoa-2': '#6b5144',
  hibiscus: '#b4123f',
  'hibiscus-press': '#8e0e32',
  honey: '#f2a900',
  'honey-soft': '#fdf0d0',
  'on-action': '#ffffff',
} as const;
