import { Crop, Link, Trash2 } from 'lucide-react';
import { lazy, Suspense, useId, useState, type CSSProperties, type ReactNode } from 'react';
import { Group } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from '../ui/button.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { fieldClasses, RestoreButton, type FieldProps } from '../ui/field.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { faultText } from './fault-text.ts';
import { PictureDrop } from './picture-drop.tsx';
import type { PictureFrame, StoredPicture } from './stored-picture.ts';
import { usePictureValue } from './use-picture-value.ts';
import { isAddress, usePicture } from './use-picture.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

export interface PictureFieldProps extends Omit<FieldProps, 'isLabelHidden'> {
  /** Media path or https address. Empty if there is none. */
  value: string;
  /** Called with the path of a stored picture, or with "" if there is none. */
  onChange: (value: string) => void;
  frames?: readonly PictureFrame[];
  isReadOnly?: boolean;
}

/** A field for a picture: drop, paste or choose a file, copy one from an address, crop it. */
export function PictureField({
  label,
  help,
  error,
  published,
  className,
  value,
  onChange,
  frames = ['whole'],
  isReadOnly = false,
}: PictureFieldProps) {
  const t = useMessages('pictures');
  const labelId = useId();
  const picture = usePicture(value);
  const { progress, fault, accept, upload, remove } = usePictureValue(onChange);
  const [dialog, setDialog] = useState<PictureDialogName | null>(null);
  return (
    <Group aria-labelledby={labelId} className={fieldClasses({ published, className })}>
      <div className="flex items-baseline justify-between gap-3">
        <span id={labelId} className="text-secondary font-semibold">
          {label}
        </span>
        {published && <RestoreButton label={label} published={published} />}
      </div>
      <div className="flex flex-wrap gap-3">
        {value !== '' && <Previews picture={picture} frames={frames} />}
        {!isReadOnly && (
          <PictureDrop
            label={label}
            text={t('picture.drop')}
            progress={progress}
            onFiles={(files) => void upload(files)}
          >
            <PictureActions value={value} picture={picture} onOpen={setDialog} onRemove={remove} />
          </PictureDrop>
        )}
      </div>
      <ErrorText>{fault ? faultText(t, fault) : error}</ErrorText>
      <p className="text-secondary text-faint">{describe(t, value, picture)}</p>
      {help && <p className="text-secondary text-faint">{help}</p>}
      {dialog === 'address' && (
        <AddressDialog
          initial={isAddress(value) ? value : ''}
          onClose={() => setDialog(null)}
          onStored={(stored) => {
            setDialog(null);
            accept({ picture: stored });
          }}
        />
      )}
      {dialog === 'crop' && picture && (
        <Suspense>
          <CropDialog
            picture={picture}
            shape={frames[0] ?? 'whole'}
            onClose={() => setDialog(null)}
            onStored={(answer) => {
              setDialog(null);
              accept(answer);
            }}
          />
        </Suspense>
      )}
    </Group>
  );
}

type PictureDialogName = 'crop' | 'address';

function PictureActions({
  value,
  picture,
  onOpen,
  onRemove,
}: {
  value: string;
  picture: StoredPicture | null | undefined;
  onOpen: (dialog: PictureDialogName) => void;
  onRemove: () => void;
}) {
  const t = useMessages('pictures');
  return (
    <>
      <IconButton
        label={t('picture.address')}
        size="small"
        icon={<Link aria-hidden className="size-4" />}
        onPress={() => onOpen('address')}
      />
      {picture && (
        <IconButton
          label={t('picture.crop')}
          size="small"
          icon={<Crop aria-hidden className="size-4" />}
          onPress={() => onOpen('crop')}
        />
      )}
      {value !== '' && (
        <IconButton
          label={t('picture.remove')}
          size="small"
          icon={<Trash2 aria-hidden className="size-4" />}
          onPress={onRemove}
        />
      )}
    </>
  );
}

/** Height of a preview in CSS pixels. */
const maxHeight = 96;

const ratios: Record<PictureFrame, string> = {
  tile: 'aspect-square h-24',
  wide: 'aspect-video h-24',
  whole: 'max-w-full',
};

/** The picture as the portal shows it. Pictures of other sites are not loaded here. */
function Previews({
  picture,
  frames,
}: {
  picture: StoredPicture | null | undefined;
  frames: readonly PictureFrame[];
}) {
  const t = useMessages('pictures');
  const labels: Record<PictureFrame, ReactNode> = {
    tile: t('picture.tile'),
    wide: t('picture.wide'),
    whole: null,
  };
  return frames.map((frame) => (
    <figure key={frame} className="flex min-w-0 flex-col items-center gap-1">
      <div
        className={`overflow-hidden rounded-row bg-sunken ${ratios[frame]}`}
        style={{
          ...(picture && { backgroundColor: picture.color }),
          ...(frame === 'whole' && wholeSize(picture)),
        }}
      >
        {picture && <img src={picture.src} alt="" className="size-full object-cover" />}
      </div>
      {labels[frame] !== null && <figcaption className="text-small text-faint">{labels[frame]}</figcaption>}
    </figure>
  ));
}

/** Returns the size of a whole picture: at most as high as the other previews, and never cropped. */
function wholeSize(picture: StoredPicture | null | undefined): CSSProperties {
  if (!picture) return { height: maxHeight };
  const ratio = picture.width / picture.height;
  return { aspectRatio: ratio, width: maxHeight * ratio };
}

function describe(
  t: ReturnType<typeof useMessages<'pictures'>>,
  value: string,
  picture: StoredPicture | null | undefined,
): string {
  if (value === '') return t('picture.none');
  if (isAddress(value))
    return t('picture.remote', { host: URL.canParse(value) ? new URL(value).host : value });
  if (picture === null) return t('picture.missing', { path: value });
  if (!picture) return '\u00A0';
  return t('picture.size', { width: picture.width, height: picture.height });
}
