/** One calm sentence over the cake about what just happened. */
export type DesignerNote = {
  readonly tone: 'good' | 'tip' | 'warning';
  readonly text: string;
  /** The step it tells of can be taken back. */
  readonly canUndo?: true;
  /** Whoever sees the cake sees what happened: said to a screen reader alone, and the cake stays uncovered. */
  readonly isUnseen?: true;
};
