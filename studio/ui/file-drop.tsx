import { useState, type ReactNode } from 'react';
import { classes } from './classes.ts';

/** An area for files. They can be dropped onto it, and pasted while it or something in it has the focus. */
export function FileDrop({
  label,
  isBusy,
  onFiles,
  className,
  children,
}: {
  label: string;
  /** Whether earlier files are being sent. Further files are then ignored. */
  isBusy: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its buttons do the same by pointer and keyboard.
    <fieldset
      aria-label={label}
      // A click into the area focuses it, so that a paste reaches it. The keyboard reaches it through its buttons.
      tabIndex={-1}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        give(event.dataTransfer.files);
      }}
      onPaste={(event) => give(event.clipboardData.files)}
      className={classes(
        'min-w-0 border border-dashed outline-offset-2 focus:outline-2 focus:outline-accent',
        isOver ? 'border-solid border-accent bg-accent-soft' : 'border-field bg-surface',
        className,
      )}
    >
      {children}
    </fieldset>
  );

  function give(files: FileList) {
    if (files.length > 0 && !isBusy) onFiles([...files]);
  }
}
