import RedoIcon from 'lucide-react/icons/redo-2';
import AgainIcon from 'lucide-react/icons/rotate-ccw';
import ShareIcon from 'lucide-react/icons/share';
import SparklesIcon from 'lucide-react/icons/sparkles';
import UndoIcon from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { notifyOfDesign } from '../../../../domain/shop/whatsapp-link.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { ShareDialog } from '../../../ui/share/share-dialog.tsx';
import { writeDesignLink } from './state/design-address.ts';
import type { Designer } from './state/use-designer.ts';
import { ZoomedCake } from './zoomed-cake.tsx';

type StageToolsProps = {
  readonly designer: Designer;
  readonly productName: string;
  /** Left out at the desk, whose page is nobody's to open. */
  readonly isShareable: boolean;
};

const QUIET = 'aria-disabled:text-bark aria-disabled:hover:bg-transparent';
/** Words beside the icon where there is room. */
const ROUND_ON_PHONE = 'max-tablet:size-11 max-tablet:px-0';

/** Down the edges of a phone, beside the cake: a row of them would lie on it. Takes no more room than a row. */
const COLUMN_ON_PHONE = 'flex max-phone:flex-col';

/** What is done to the cake as a whole. A button that would do nothing keeps its focus and says so. */
export function StageTools({ designer, productName, isShareable }: StageToolsProps) {
  const { canUndo, canRedo, undo, redo, startAgain, surprise, text } = designer;
  return (
    <div className="relative z-1 flex items-start justify-between max-phone:h-11">
      <div className={COLUMN_ON_PHONE}>
        <IconButton label="Undo" aria-disabled={!canUndo} onClick={undo} className={QUIET}>
          <UndoIcon />
        </IconButton>
        <IconButton label="Redo" aria-disabled={!canRedo} onClick={redo} className={QUIET}>
          <RedoIcon />
        </IconButton>
        <IconButton label="Start again" onClick={startAgain}>
          <AgainIcon />
        </IconButton>
      </div>
      <div className={joinClasses(COLUMN_ON_PHONE, 'items-center gap-2 max-phone:gap-1')}>
        <Button kind="paper" size="s" onClick={surprise} className={ROUND_ON_PHONE}>
          <SparklesIcon />
          <span className="max-tablet:visually-hidden">Surprise me</span>
        </Button>
        {isShareable && <ShareDesign productName={productName} text={text} className={ROUND_ON_PHONE} />}
        <ZoomedCake design={designer.design} list={designer.list} />
      </div>
    </div>
  );
}

type ShareDesignProps = {
  readonly productName: string;
  readonly text: string;
  readonly className: string;
};

/** Whoever has the link sees this very cake. */
function ShareDesign({ productName, text, className }: ShareDesignProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="paper"
        size="s"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={className}
      >
        <ShareIcon />
        <span className="max-tablet:visually-hidden">Share</span>
      </Button>
      <ShareDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        heading="Share this cake"
        hint="The link contains your whole design. Save it or share it with friends."
        title={productName}
        writeLink={() => writeDesignLink(window.location, text)}
        writeMessage={notifyOfDesign}
      />
    </>
  );
}
