import type { HexColour } from './paint.ts';
import { element, num } from './svg.ts';

export type GradientStop = readonly [offset: number, colour: HexColour, opacity?: number];

/** What a drawing defines once and uses many times. Ids carry the drawing's prefix: several drawings share a page. */
export type Sheet = {
  /** The id of what `make` draws, which is asked for once. */
  readonly define: (name: string, make: (id: string) => string) => string;
  /** From left to right, as a value for `fill`. */
  readonly shadeAcross: (name: string, stops: readonly GradientStop[]) => string;
  /** From a lit point outwards, as a value for `fill`. */
  readonly shadeRound: (name: string, stops: readonly GradientStop[]) => string;
  readonly write: () => string;
};

export function createSheet(prefix: string): Sheet {
  const ids = new Map<string, string>();
  const definitions: string[] = [];

  function define(name: string, make: (id: string) => string): string {
    const known = ids.get(name);
    if (known !== undefined) return known;
    // Numbered rather than named: an id is written again wherever it is used.
    const id = `${prefix}-${ids.size.toString(36)}`;
    ids.set(name, id);
    definitions.push(make(id));
    return id;
  }

  return {
    define,
    shadeAcross(name, stops) {
      return `url(#${define(name, (id) => element('linearGradient', { id }, ...stops.map(writeStop)))})`;
    },
    shadeRound(name, stops) {
      const lit = { cx: '.36', cy: '.3', r: '.75' };
      return `url(#${define(name, (id) => element('radialGradient', { id, ...lit }, ...stops.map(writeStop)))})`;
    },
    write: () => (definitions.length === 0 ? '' : element('defs', {}, ...definitions)),
  };
}

function writeStop([offset, colour, opacity]: GradientStop): string {
  return element('stop', {
    offset: `${num(offset * 100)}%`,
    'stop-color': colour,
    'stop-opacity': opacity === undefined ? undefined : String(opacity),
  });
}
