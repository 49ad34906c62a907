import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Slice } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef } from 'react';
import { useShopProfile } from '../../../../shop/shop-context.tsx';
import { type Origins, readMarkdown } from '../markdown/read-markdown.ts';
import { textSchema } from '../markdown/text-schema.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import { BLOCK_VIEWS } from './block-views.ts';
import { createChipViews } from './chip-views.ts';
import { enterAnswer, stepCell, toggleBold, toggleItalic } from './text-commands.ts';

const { nodes } = textSchema;

const PLUGINS = [
  history(),
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
      wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
      wrappingInputRule(/^\s*>\s$/, nodes.quote),
    ],
  }),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleBold,
    'Mod-i': toggleItalic,
    Tab: stepCell(1),
    'Shift-Tab': stepCell(-1),
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
    'Shift-Enter': (state, dispatch) => {
      dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
      return true;
    },
  }),
  keymap({ Enter: enterAnswer }),
  keymap({ Enter: splitListItem(nodes.list_item) }),
  keymap(baseKeymap),
];

type TextViewOptions = {
  /** Markdown. */
  readonly value: string;
  readonly onChange: (markdown: string) => void;
  /** Of the element in which the text stands. */
  readonly attributes: Readonly<Record<string, string>>;
};

export type TextView = {
  readonly placeRef: RefObject<HTMLDivElement | null>;
  /** Does it to what is selected, and puts the focus there. */
  readonly run: (command: Command) => void;
};

/** The editor in its place. A value that did not come from it, such as an earlier version, replaces what it shows. */
export function useTextView({ value, onChange, attributes }: TextViewOptions): TextView {
  const placeRef = useRef<HTMLDivElement>(null);
  const viewRef = useRef<EditorView>(null);
  const origins = useRef<Origins>(new WeakMap());
  const written = useRef(value);
  const latest = useRef({ onChange, attributes });
  latest.current = { onChange, attributes };
  const shop = useShopProfile();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor stays, and hears of a new value below
  useEffect(() => {
    const place = placeRef.current;
    if (!place) return;
    const open = (markdown: string) => {
      const read = readMarkdown(markdown);
      origins.current = read.origins;
      return EditorState.create({ doc: read.doc, plugins: PLUGINS });
    };
    const view = new EditorView(place, {
      state: open(value),
      nodeViews: { ...BLOCK_VIEWS, ...createChipViews(shop) },
      attributes: () => latest.current.attributes,
      clipboardTextParser: (text) => new Slice(readMarkdown(text).doc.content, 0, 0),
      clipboardTextSerializer: ({ content }) => writeMarkdown(nodes.doc.create(null, content)),
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (!transaction.docChanged) return;
        written.current = writeMarkdown(view.state.doc, origins.current);
        latest.current.onChange(written.current);
      },
    });
    viewRef.current = view;
    return () => {
      viewRef.current = null;
      view.destroy();
    };
  }, [shop]);

  useEffect(() => {
    const view = viewRef.current;
    if (!view || value === written.current) return;
    written.current = value;
    const read = readMarkdown(value);
    origins.current = read.origins;
    view.updateState(EditorState.create({ doc: read.doc, plugins: PLUGINS }));
  }, [value]);

  const description = JSON.stringify(attributes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes are read from the latest drawing
  useEffect(() => {
    const view = viewRef.current;
    view?.setProps({ attributes: () => latest.current.attributes });
  }, [description]);

  function run(command: Command): void {
    const view = viewRef.current;
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  }

  return { placeRef, run };
}
