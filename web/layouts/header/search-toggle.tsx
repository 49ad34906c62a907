import SearchIcon from 'lucide-react/icons/search';
import { SearchBox } from '../../features/search/search-box.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useDropdown } from '../../ui/overlays/use-dropdown.ts';

/** On a phone the search box is behind a button and drops below the header. */
export function SearchToggle() {
  const { isOpen, close, panelId, rootProps, triggerProps } = useDropdown();
  return (
    <div {...rootProps} className="phone:hidden">
      <IconButton {...triggerProps} label="Search">
        <SearchIcon className="size-6" />
      </IconButton>
      {isOpen && (
        <div id={panelId} className="absolute inset-x-0 top-full border-b border-crust bg-cream p-3 shadow-2">
          <SearchBox isFocusedAtOnce onLeave={close} />
        </div>
      )}
    </div>
  );
}
