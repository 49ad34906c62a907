import type { Node } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import { TABLE_STEPS } from './table-commands.ts';
import { createQuestion } from './text-commands.ts';

type Place = () => number | undefined;

const BUTTON_CLASS =
  'min-h-11 rounded-pill px-3 text-small font-semibold text-cocoa-2 hover:bg-crust focus-visible:outline-2';

function createButton(label: string, words: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = BUTTON_CLASS;
  button.textContent = words;
  if (label !== words) button.setAttribute('aria-label', label);
  button.addEventListener('click', onPress);
  return button;
}

/** A block with buttons of its own around what is written in it. */
function createFrame(tag: string, className: string, buttons: readonly HTMLButtonElement[]) {
  const dom = document.createElement('div');
  dom.className = className;
  const contentDOM = document.createElement(tag);
  if (tag === 'div') contentDOM.className = 'grid grid-cols-1 gap-3';
  const bar = document.createElement('div');
  bar.contentEditable = 'false';
  bar.className = 'flex flex-wrap gap-1';
  bar.append(...buttons);
  dom.append(contentDOM, bar);
  const ignoreMutation: NonNullable<NodeView['ignoreMutation']> = ({ target }) => bar.contains(target);
  return {
    dom,
    contentDOM,
    bar,
    ignoreMutation,
    stopEvent: (event: Event) => bar.contains(event.target as never),
  };
}

const createTableView: NodeViewConstructor = (_, view, getPlace) => {
  const buttons = TABLE_STEPS.map(({ label, change }) =>
    createButton(label, label, () => {
      const place = getPlace();
      const table = place === undefined ? null : view.state.doc.nodeAt(place);
      if (place === undefined || !table) return;
      view.dispatch(view.state.tr.replaceWith(place, place + table.nodeSize, change(table)));
    }),
  );
  const frame = createFrame('tbody', 'overflow-x-auto', buttons);
  const table = document.createElement('table');
  table.className = 'w-full border-collapse text-left';
  table.append(frame.contentDOM);
  frame.dom.prepend(table);
  return frame;
};

const createQuestionsView: NodeViewConstructor = (_, view, getPlace) =>
  createFrame('div', 'grid grid-cols-1 gap-3', [
    createButton('Add question', '+ Add question', () => {
      const place = getPlace();
      const list = place === undefined ? null : view.state.doc.nodeAt(place);
      if (place === undefined || !list) return;
      const end = place + list.nodeSize - 1;
      const tr = view.state.tr.insert(end, createQuestion());
      // The new question comes first in what was inserted, and is what somebody wants to type next.
      view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(end))).scrollIntoView());
      view.focus();
    }),
  ]);

const createQuestionView: NodeViewConstructor = (_, view, getPlace) =>
  createFrame('div', 'rounded-card border border-crust-2 bg-paper px-4 py-3', [
    createButton('Move question up', '↑', () => moveQuestion(view, getPlace, -1)),
    createButton('Move question down', '↓', () => moveQuestion(view, getPlace, 1)),
    createButton('Delete question', 'Delete', () => deleteQuestion(view, getPlace)),
  ]);

function moveQuestion(view: EditorView, getPlace: Place, step: 1 | -1): void {
  const place = getPlace();
  if (place === undefined) return;
  const { doc, tr } = view.state;
  const $place = doc.resolve(place);
  const index = $place.index();
  const question = $place.parent.maybeChild(index);
  const other = $place.parent.maybeChild(index + step);
  if (!question || !other) return;
  const from = step > 0 ? place : place - other.nodeSize;
  const pair = step > 0 ? [other, question] : [question, other];
  view.dispatch(tr.replaceWith(from, from + question.nodeSize + other.nodeSize, pair));
}

/** The last one takes its list with it. */
function deleteQuestion(view: EditorView, getPlace: Place): void {
  const place = getPlace();
  if (place === undefined) return;
  const $place = view.state.doc.resolve(place);
  const isOnly = $place.parent.childCount === 1;
  const from = isOnly ? $place.before() : place;
  const size = isOnly ? $place.parent.nodeSize : ($place.nodeAfter?.nodeSize ?? 0);
  view.dispatch(view.state.tr.delete(from, from + size));
  view.focus();
}

const PICTURE_WIDTH = 640;

const createPictureView: NodeViewConstructor = (node, view, getPlace) => {
  let shown: Node = node;
  const dom = document.createElement('figure');
  dom.className = 'grid grid-cols-1 gap-2';
  dom.contentEditable = 'false';
  const image = document.createElement('img');
  image.className = 'max-h-80 w-full rounded-picture object-cover';
  image.alt = '';
  image.src = `${String(node.attrs.src).replace(/\/\d+\.\w+$/, '')}/${PICTURE_WIDTH}.webp`;
  const createInput = (label: string, name: 'alt' | 'title') => {
    const input = document.createElement('input');
    input.className = 'min-h-11 w-full rounded-small border border-bark bg-paper px-3';
    input.setAttribute('aria-label', label);
    input.placeholder = label;
    input.value = String(node.attrs[name]);
    input.addEventListener('input', () => {
      const place = getPlace();
      if (place === undefined) return;
      view.dispatch(view.state.tr.setNodeMarkup(place, null, { ...shown.attrs, [name]: input.value }));
    });
    return input;
  };
  const inputs = [createInput('Describe this picture', 'alt'), createInput('Caption (optional)', 'title')];
  dom.append(image, ...inputs);
  return {
    dom,
    update(next) {
      if (next.type !== shown.type || next.attrs.src !== shown.attrs.src) return false;
      shown = next;
      return true;
    },
    stopEvent: (event) => inputs.some((input) => input === event.target),
    ignoreMutation: () => true,
  };
};

const createZonesView: NodeViewConstructor = () => {
  const dom = document.createElement('p');
  dom.contentEditable = 'false';
  dom.className = 'rounded-card bg-crust px-4 py-3 text-label font-semibold text-cocoa-2';
  dom.textContent = 'Delivery zones and fees (always up to date)';
  return { dom };
};

export const BLOCK_VIEWS: Readonly<Record<string, NodeViewConstructor>> = {
  table: createTableView,
  questions: createQuestionsView,
  question: createQuestionView,
  picture: createPictureView,
  zones: createZonesView,
};
