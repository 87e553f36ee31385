import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
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
    <FileDrop
      label={label}
      onFiles={onFiles}
      className="flex min-h-24 min-w-0 flex-1 basis-64 flex-col items-start justify-center gap-2 rounded-row p-3"
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
          <p className="text-secondary text-muted">{text}</p>
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
    </FileDrop>
  );
}
