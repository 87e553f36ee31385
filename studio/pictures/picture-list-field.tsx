import { ArrowUp, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Group } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from '../ui/button.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { fieldClasses, type FieldProps } from '../ui/field.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { faultText } from './fault-text.ts';
import { PictureDrop } from './picture-drop.tsx';
import { uploadFile, type UploadProgress } from './send-picture.ts';
import { isAddress, rememberPicture, usePicture } from './use-picture.ts';

export interface PictureListFieldProps extends Pick<FieldProps, 'label' | 'error' | 'published'> {
  /** Media paths or https addresses. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  isReadOnly: boolean;
}

/** A field for an ordered list of pictures, such as screenshots. */
export function PictureListField({
  label,
  error,
  published,
  value,
  onChange,
  isReadOnly,
}: PictureListFieldProps) {
  const t = useMessages('pictures');
  const labelId = useId();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [fault, setFault] = useState<Parameters<typeof faultText>[1] | null>(null);
  const append = useLatest((added: readonly string[]) => {
    const others = added.filter((path) => !value.includes(path));
    if (others.length > 0) onChange([...value, ...others]);
  });
  const upload = async (files: readonly File[]) => {
    setFault(files.length === 0 ? 'none' : null);
    const added: string[] = [];
    for (const file of files) {
      const answer = await uploadFile(file, setProgress);
      if (answer.picture) {
        rememberPicture(answer.picture);
        added.push(answer.picture.path);
      } else setFault(answer.fault);
    }
    setProgress(null);
    append(added);
  };
  return (
    <Group aria-labelledby={labelId} className={fieldClasses({ published })}>
      <span id={labelId} className="text-secondary font-semibold">
        {label}
      </span>
      {value.length > 0 && (
        <ol className="flex flex-col gap-2">
          {value.map((path, index) => (
            <li
              key={path}
              className="flex items-center gap-2 rounded-row border border-divider bg-surface p-2"
            >
              <ListedPicture path={path} />
              {!isReadOnly && index > 0 && (
                <IconButton
                  label={t('pictures.earlier', { number: index + 1 })}
                  size="small"
                  icon={<ArrowUp aria-hidden className="size-4" />}
                  onPress={() => onChange(movedForward(value, index))}
                />
              )}
              {!isReadOnly && (
                <IconButton
                  label={t('pictures.remove', { number: index + 1 })}
                  size="small"
                  icon={<Trash2 aria-hidden className="size-4" />}
                  onPress={() => onChange(value.filter((other) => other !== path))}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {!isReadOnly && (
        <PictureDrop
          label={label}
          text={t('pictures.drop')}
          isMultiple
          progress={progress}
          onFiles={(files) => void upload(files)}
        />
      )}
      <ErrorText>{fault ? faultText(t, fault) : error}</ErrorText>
    </Group>
  );
}

function ListedPicture({ path }: { path: string }) {
  const t = useMessages('pictures');
  const picture = usePicture(path);
  const size = picture && t('picture.size', { width: picture.width, height: picture.height });
  return (
    <>
      <span
        className="h-12 w-20 shrink-0 overflow-hidden rounded-[8px] bg-sunken"
        style={picture ? { backgroundColor: picture.color } : undefined}
      >
        {picture && <img src={picture.src} alt="" className="size-full object-cover" />}
      </span>
      <span className="min-w-0 flex-1 truncate text-secondary text-muted">
        {isAddress(path) ? path : (size ?? '\u00A0')}
      </span>
    </>
  );
}

function movedForward(list: readonly string[], index: number): string[] {
  const moved = [...list];
  const [entry = ''] = moved.splice(index, 1);
  moved.splice(index - 1, 0, entry);
  return moved;
}
