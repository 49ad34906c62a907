import { chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, NodeSelection, TextSelection } from 'prosemirror-state';
import { textSchema } from '../markdown/text-schema.ts';

const { nodes, marks } = textSchema;

export const toggleBold = toggleMark(marks.strong);
export const toggleItalic = toggleMark(marks.em);

/** Makes the line a heading, then a smaller one, then a line like any other. */
export const turnHeading: Command = (state, dispatch) => {
  const { type, attrs } = state.selection.$from.parent;
  if (type === nodes.heading && attrs.level >= 3) return setBlockType(nodes.paragraph)(state, dispatch);
  const level = type === nodes.heading ? 3 : 2;
  return setBlockType(nodes.heading, { level })(state, dispatch);
};

export const toggleBulletList = toggleWrap(nodes.bullet_list, wrapInList(nodes.bullet_list));
export const toggleNumberedList = toggleWrap(nodes.ordered_list, wrapInList(nodes.ordered_list));
export const toggleQuote = toggleWrap(nodes.quote, wrapIn(nodes.quote));
export const toggleTip = toggleWrap(nodes.note, wrapIn(nodes.note, { tone: 'tip' }));

/** Once puts it around what is selected, and once more takes it away. */
function toggleWrap(type: NodeType, wrap: Command): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const isInside = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(
      (node) => node.type === type,
    );
    return isInside
      ? chainCommands(liftListItem(nodes.list_item), lift)(state, dispatch)
      : wrap(state, dispatch);
  };
}

/** Below the block of the cursor, so that no sentence is cut in two; in its place where it is blank. */
export function insertBlock(block: Node): Command {
  return (state, dispatch) => {
    const { $to } = state.selection;
    const top = $to.depth === 0 ? null : $to.node(1);
    const isBlank = top?.isTextblock === true && top.content.size === 0;
    const after = $to.depth === 0 ? $to.pos : $to.after(1);
    const from = isBlank ? $to.before(1) : after;
    const { tr } = state;
    tr.replaceWith(from, after, block);
    const next = tr.doc.nodeAt(from);
    if (next?.isAtom) tr.setSelection(NodeSelection.create(tr.doc, from));
    else tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export function createTable(): Node {
  const row = (isHead: boolean) =>
    nodes.table_row.create(
      null,
      Array.from({ length: 2 }, () => nodes.table_cell.create({ isHead })),
    );
  return nodes.table.create({ align: [null, null] }, [row(true), row(false), row(false)]);
}

export function createQuestion(): Node {
  return nodes.question.create(null, [nodes.question_title.create(), nodes.paragraph.create()]);
}

export const createQuestions = () => nodes.questions.create(null, createQuestion());

export function createPicture(id: string): Node {
  return nodes.picture.create({ src: `/pictures/${id}` });
}

export function insertFact(name: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.fact.create({ name }), true).scrollIntoView());
    return true;
  };
}

/** Without an address the words lead nowhere any more. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const { tr } = state;
    if (href === '') tr.removeMark(from, to, marks.link);
    else if (empty) tr.insert(from, textSchema.text(href, [marks.link.create({ href })]));
    else tr.addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr);
    return true;
  };
}

/** From a question to its answer, and in a table nowhere: a cell has one line. */
export const enterAnswer: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type === nodes.table_cell) return true;
  if ($from.parent.type !== nodes.question_title) return false;
  dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve($from.after()), 1)));
  return true;
};

/** To the next cell of a table; anywhere else the Tab key leaves the text. */
export function stepCell(step: 1 | -1): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    if ($from.parent.type !== nodes.table_cell) return false;
    const next = TextSelection.findFrom(
      state.doc.resolve(step > 0 ? $from.after() : $from.before()),
      step,
      true,
    );
    if (!next || next.$from.parent.type !== nodes.table_cell) return false;
    dispatch?.(state.tr.setSelection(next).scrollIntoView());
    return true;
  };
}
