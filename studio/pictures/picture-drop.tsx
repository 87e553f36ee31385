import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropZone, FileTrigger, Text, type DropItem } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import type { UploadProgress } from './send-picture.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export interface PictureDropProps {
  label: string;
  /** The text before the button. */
  text: string;
  isMultiple?: boolean;
  progress: UploadProgress | null;
  onFiles: (files: File[]) => void;
  /** More buttons. */
  children?: ReactNode;
}

/** An area in which the operator drops, pastes or chooses pictures. */
export function PictureDrop({
  label,
  text,
  isMultiple = false,
  progress,
  onFiles,
  children,
}: PictureDropProps) {
  const t = useMessages('pictures');
  return (
    <DropZone
      aria-label={label}
      onDrop={({ items }) => void filesOf(items).then(onFiles)}
      className="flex min-h-24 min-w-0 flex-1 basis-64 flex-col items-start justify-center gap-2 rounded-row border border-dashed border-field bg-surface p-3 outline-offset-2 data-drop-target:border-solid data-drop-target:border-accent data-drop-target:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:outline-accent"
    >
      {progress ? (
        <ProgressLine
          label={
            progress.share < 1 ? t('picture.uploading', { name: progress.name }) : t('picture.preparing')
          }
          share={progress.share < 1 ? progress.share : null}
        />
      ) : (
        <>
          <Text slot="label" className="text-secondary text-muted">
            {text}
          </Text>
          <div className="flex flex-wrap gap-2">
            <FileTrigger
              acceptedFileTypes={pictureTypes}
              allowsMultiple={isMultiple}
              onSelect={(files) => onFiles(files ? [...files] : [])}
            >
              <Button size="small" icon={<ImageUp aria-hidden className="size-4" />}>
                {isMultiple ? t('pictures.add') : t('picture.choose')}
              </Button>
            </FileTrigger>
            {children}
          </div>
        </>
      )}
    </DropZone>
  );
}

function filesOf(items: readonly DropItem[]): Promise<File[]> {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
}
