/**
 * Presentation attributes only: the content security policy refuses style attributes. Undefined leaves one out.
 * Their values are the drawing's own and need no escaping; what people typed is content and goes through `escapeXml`.
 */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

export function element(name: string, attributes: SvgAttributes, ...children: readonly string[]): string {
  let opening = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) opening += ` ${key}="${typeof value === 'number' ? num(value) : value}"`;
  }
  const content = children.join('');
  return content === '' ? `${opening}/>` : `${opening}>${content}</${name}>`;
}

export function group(attributes: SvgAttributes, ...children: readonly string[]): string {
  return element('g', attributes, ...children);
}

export function path(d: string, attributes: SvgAttributes): string {
  return element('path', { d, ...attributes });
}

type Place = { readonly x: number; readonly y: number };

/** Something that the sheet defined, at a place. */
export function stamp(id: string, { x, y }: Place, attributes: SvgAttributes = {}): string {
  return element('use', { href: `#${id}`, x: Math.round(x), y: Math.round(y), ...attributes });
}

/** The same, turned and made larger or smaller around its foot. */
export function stampTurned(
  id: string,
  { x, y }: Place,
  { degrees = 0, scale = 1 }: { readonly degrees?: number; readonly scale?: number },
  attributes: SvgAttributes = {},
): string {
  const turn = degrees === 0 ? '' : `rotate(${Math.round(degrees)})`;
  const size = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`;
  const transform = `${translate(Math.round(x), Math.round(y))}${turn}${size}`;
  return element('use', { href: `#${id}`, transform, ...attributes });
}

export function translate(x: number, y: number): string {
  return `translate(${num(x)} ${num(y)})`;
}

/** A tenth of a pixel is as fine as an eye sees, and keeps the text short. */
export function num(value: number): string {
  // Adding zero turns -0 into 0.
  return String(Math.round(value * 10) / 10 + 0);
}

/** Numbers of a path; a minus separates as well as a blank does. */
export function nums(...values: readonly number[]): string {
  let written = '';
  for (const value of values) written += separate(written, num(value));
  return written;
}

/** The same to the pixel, for what is scattered anyway. */
export function wholes(...values: readonly number[]): string {
  let written = '';
  for (const value of values) written += separate(written, String(Math.round(value) + 0));
  return written;
}

function separate(written: string, number: string): string {
  return written === '' || number.startsWith('-') ? number : ` ${number}`;
}

/** Characters that XML does not allow at all, not even escaped. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeXml(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
