import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Returns whether a dialog is open, and the function that opens or closes it. While it is open, the address has the
 * parameter `name`, so that a reload opens the dialog again and the command palette can lead to it. The dialog does not
 * wait for the address, which changes only after the data of the screen has been loaded again.
 */
export function useOpenInAddress(name: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [parameters, setParameters] = useSearchParams();
  const isInAddress = parameters.has(name);
  const [isOpen, setOpen] = useState(isInAddress);
  const [wasInAddress, setWasInAddress] = useState(isInAddress);
  // The palette or the Back button has changed the address.
  if (wasInAddress !== isInAddress) {
    setWasInAddress(isInAddress);
    setOpen(isInAddress);
  }
  return [
    isOpen,
    (next) => {
      setOpen(next);
      setParameters(
        (before) => {
          if (next) before.set(name, '');
          else before.delete(name);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  ];
}
