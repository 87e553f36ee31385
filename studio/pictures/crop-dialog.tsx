import { useEffect, useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { cropTo, type PictureAnswer } from './send-picture.ts';
import type { PictureFrame, StoredPicture } from './stored-picture.ts';
import { findPicture } from './use-picture.ts';

const aspects: Record<PictureFrame, number | undefined> = { tile: 1, wide: 16 / 9, whole: undefined };

export interface CropDialogProps {
  picture: StoredPicture;
  /** The shape that is chosen first. */
  shape: PictureFrame;
  onClose: () => void;
  onStored: (answer: PictureAnswer) => void;
}

/** Chooses the part of a picture that is shown. A cropped picture is cropped again from its original. */
export default function CropDialog({ picture, shape, onClose, onStored }: CropDialogProps) {
  const t = useMessages('pictures');
  const [whole, setWhole] = useState(picture);
  const [chosenShape, setShape] = useState(shape);
  const [crop, setCrop] = useState<PercentCrop>(() => firstCrop(picture, aspects[shape]));
  const [isLoaded, setLoaded] = useState(picture.uncropped === '');
  const [isBusy, setBusy] = useState(false);
  const isOpen = useRef(true);
  const showOriginal = useLatest((found: StoredPicture | null) => {
    setLoaded(true);
    if (!found) return;
    setWhole(found);
    setCrop(firstCrop(found, aspects[chosenShape]));
  });
  useEffect(() => {
    if (picture.uncropped !== '') void findPicture(picture.uncropped).then(showOriginal);
  }, [picture, showOriginal]);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const save = async () => {
    setBusy(true);
    const answer = await cropTo(whole.path, areaOf(crop, whole));
    if (isOpen.current) onStored(answer);
  };
  return (
    <Dialog
      title={t('crop.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('crop.cancel')}</Button>
          <Button isBusy={isBusy} isDisabled={!isLoaded} onPress={() => void save()}>
            {t('crop.save')}
          </Button>
        </>
      }
    >
      <Segmented
        label={t('crop.shape')}
        options={[
          { id: 'tile', label: t('crop.square') },
          { id: 'wide', label: t('crop.wide') },
          { id: 'whole', label: t('crop.free') },
        ]}
        value={chosenShape}
        onChange={(next) => {
          setShape(next);
          setCrop(firstCrop(whole, aspects[next]));
        }}
      />
      {/* The library positions the area from the left, so the direction is always left to right. */}
      <div dir="ltr" className="grid place-items-center rounded-row bg-canvas p-2">
        <ReactCrop
          crop={crop}
          aspect={aspects[chosenShape]}
          keepSelection
          minWidth={16}
          minHeight={16}
          ruleOfThirds
          ariaLabels={{
            cropArea: t('crop.area'),
            nwDragHandle: `${t('crop.northwest')}. ${t('crop.handle')}`,
            nDragHandle: `${t('crop.north')}. ${t('crop.handle')}`,
            neDragHandle: `${t('crop.northeast')}. ${t('crop.handle')}`,
            eDragHandle: `${t('crop.east')}. ${t('crop.handle')}`,
            seDragHandle: `${t('crop.southeast')}. ${t('crop.handle')}`,
            sDragHandle: `${t('crop.south')}. ${t('crop.handle')}`,
            swDragHandle: `${t('crop.southwest')}. ${t('crop.handle')}`,
            wDragHandle: `${t('crop.west')}. ${t('crop.handle')}`,
          }}
          onChange={(_, percent) => setCrop(percent)}
        >
          <img
            src={whole.large}
            alt=""
            style={{ aspectRatio: `${whole.width} / ${whole.height}` }}
            className="max-h-[50dvh]"
          />
        </ReactCrop>
      </div>
    </Dialog>
  );
}

/** Returns the largest part in the middle of a picture that has the given aspect ratio. */
function firstCrop({ width, height }: StoredPicture, aspect = width / height): PercentCrop {
  const isWide = width / height > aspect;
  const size = isWide ? { unit: '%' as const, height: 100 } : { unit: '%' as const, width: 100 };
  return centerCrop(makeAspectCrop(size, aspect, width, height), width, height);
}

/** Converts a part from percent to pixels. The result is always inside the picture. */
function areaOf({ x, y, width, height }: PercentCrop, picture: StoredPicture) {
  const left = Math.min(Math.round((x / 100) * picture.width), picture.width - 1);
  const top = Math.min(Math.round((y / 100) * picture.height), picture.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((width / 100) * picture.width), picture.width - left)),
    height: Math.max(1, Math.min(Math.round((height / 100) * picture.height), picture.height - top)),
  };
}
