import { FileUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { FileDrop } from './file-drop.tsx';
import { ProgressLine } from './progress-line.tsx';

/** An area in which the operator drops, pastes or chooses files. During an upload, it shows the progress instead. */
export function FileField({
  label,
  text,
  button,
  icon: Icon = FileUp,
  types,
  isMultiple = false,
  progress,
  onFiles,
  actions,
  className,
}: {
  label: string;
  /** Shown above the button. */
  text?: ReactNode;
  /** Text of the button that opens the file chooser. */
  button: string;
  icon?: LucideIcon;
  /** Media types or extensions of the files that can be chosen. */
  types?: string[];
  isMultiple?: boolean;
  /** `share` is from 0 to 1. At 1, the server works on the file. `null` if nothing is uploaded. */
  progress: { label: string; share: number } | null;
  /** Receives no file if the operator closes the file chooser without choosing one. */
  onFiles: (files: File[]) => void;
  /** More buttons. */
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <FileDrop
      label={label}
      isBusy={progress !== null}
      onFiles={onFiles}
      className={classes('flex min-h-24 flex-col items-start justify-center gap-2 rounded-row', className)}
    >
      {progress ? (
        <ProgressLine label={progress.label} share={progress.share < 1 ? progress.share : null} />
      ) : (
        <>
          {text}
          <div className="flex flex-wrap gap-2">
            <FileTrigger
              {...(types && { acceptedFileTypes: types })}
              allowsMultiple={isMultiple}
              onSelect={(files) => onFiles(files ? [...files] : [])}
            >
              <Button size="small" icon={<Icon aria-hidden className="size-4" />}>
                {button}
              </Button>
            </FileTrigger>
            {actions}
          </div>
        </>
      )}
    </FileDrop>
  );
}
