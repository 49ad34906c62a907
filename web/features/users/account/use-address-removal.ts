import { useEffect, useRef, useState } from 'react';
import { removeAddressEndpoint, type SavedAddress } from '../../../../contract/account.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { nameAddress } from './address-lines.ts';

/** Asks before an address goes. With it goes the button that had the focus, which then is the heading's. */
export function useAddressRemoval(onRemoved: (id: string) => void, focusHeading: () => void) {
  const [asked, setAsked] = useState<SavedAddress | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isRemoved = useRef(false);

  useEffect(() => {
    if (isOpen || !isRemoved.current) return;
    isRemoved.current = false;
    focusHeading();
  }, [isOpen, focusHeading]);

  return {
    isOpen,
    name: asked ? nameAddress(asked) : '',
    ask: (address: SavedAddress) => {
      setAsked(address);
      setOpen(true);
    },
    close: () => setOpen(false),
    confirm: async () => {
      if (!asked) return;
      await shopApi.call(removeAddressEndpoint, { params: { id: asked.id } });
      isRemoved.current = true;
      onRemoved(asked.id);
      showToast({ kind: 'success', text: 'Your address is deleted' });
    },
  };
}
