import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { FileField } from '../ui/file-field.tsx';
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
    <FileField
      label={label}
      text={<p className="text-secondary text-muted">{text}</p>}
      button={isMultiple ? t('pictures.add') : t('picture.choose')}
      icon={ImageUp}
      types={pictureTypes}
      isMultiple={isMultiple}
      progress={
        progress && {
          label:
            progress.share < 1 ? t('picture.uploading', { name: progress.name }) : t('picture.preparing'),
          share: progress.share,
        }
      }
      onFiles={onFiles}
      actions={children}
      className="min-w-0 flex-1 basis-64 p-3"
    />
  );
}
