import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components';
import { classes } from './classes.ts';
import { dragByTouch } from './drag-by-touch.ts';

/** The handle by which a row of a list, table or tree is dragged with the mouse, a finger or the keyboard. */
export function DragHandle({ className = 'size-8 text-faint' }: { className?: string }) {
  return (
    // The button lets pointers through to this element, and is there for the keyboard and for screen readers.
    <span
      role="presentation"
      onPointerDown={({ nativeEvent }) => dragByTouch(nativeEvent)}
      className={classes(
        'touch-target grid shrink-0 cursor-grab touch-none select-none has-data-disabled:invisible pointer-coarse:after:-inset-x-2.5',
        className,
      )}
    >
      <Button slot="drag" className="grid place-items-center rounded-tag">
        <GripVertical aria-hidden className="size-4" />
      </Button>
    </span>
  );
}
