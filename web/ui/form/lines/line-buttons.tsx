import ArrowDownIcon from 'lucide-react/icons/arrow-down';
import ArrowUpIcon from 'lucide-react/icons/arrow-up';
import PlusIcon from 'lucide-react/icons/plus';
import { Button } from '../../buttons/button.tsx';
import { IconButton } from '../../buttons/icon-button.tsx';
import type { LineHandle } from './use-lines.ts';

type LineMovesProps = {
  readonly handle: Pick<LineHandle<never>, 'key' | 'name' | 'index' | 'isLast' | 'step'>;
};

/** One place up, one place down; they keep the focus while the line moves. */
export function LineMoves({ handle }: LineMovesProps) {
  const { key, name, index, isLast, step } = handle;
  const isFirst = index === 0;
  return (
    <>
      <IconButton
        label={`Move ${name} up`}
        data-control={`up ${key}`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && step(-1)}
        className="aria-disabled:opacity-40"
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        data-control={`down ${key}`}
        aria-disabled={isLast}
        onClick={() => !isLast && step(1)}
        className="aria-disabled:opacity-40"
      >
        <ArrowDownIcon />
      </IconButton>
    </>
  );
}

type AddLineProps = {
  /** The list's name in the form: what is wrong with the list as a whole takes the focus here. */
  readonly name: string;
  readonly isFull: boolean;
  readonly onAdd: () => void;
  readonly children: string;
};

export function AddLineButton({ name, isFull, onAdd, children }: AddLineProps) {
  return (
    <Button kind="quiet" size="s" name={name} data-control="add" onClick={onAdd} disabled={isFull}>
      <PlusIcon />
      {children}
    </Button>
  );
}
