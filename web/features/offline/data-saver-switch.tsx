import { chooseDataSaver, useDataSaver } from '../../ui/browser/data-saver.ts';
import { useHydrated } from '../../ui/browser/use-hydrated.ts';

/** What it looks like is up to the place it stands in. Until the browser has said how it is, it says nothing. */
export function DataSaverSwitch({ className }: { readonly className: string }) {
  const isOn = useDataSaver();
  const isKnown = useHydrated();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => chooseDataSaver(!isOn)}
      className={className}
    >
      Data saver{isKnown && <span aria-hidden="true">: {isOn ? 'on' : 'off'}</span>}
    </button>
  );
}
