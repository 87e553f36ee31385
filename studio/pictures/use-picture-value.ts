import { useState } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import type { faultText } from './fault-text.ts';
import { uploadFile, type PictureAnswer, type UploadProgress } from './send-picture.ts';
import { rememberPicture } from './use-picture.ts';

/** Stores pictures for a field, and reports the progress and the last fault. */
export function usePictureValue(onChange: (value: string) => void) {
  const change = useLatest(onChange);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [fault, setFault] = useState<Parameters<typeof faultText>[1] | null>(null);

  /** Shows a picture that was stored, or why it was not. */
  function accept(answer: PictureAnswer) {
    setFault(answer.fault ?? null);
    if (!answer.picture) return;
    rememberPicture(answer.picture);
    change(answer.picture.path);
  }

  async function upload([file]: readonly File[]) {
    if (!file) {
      setFault('none');
      return;
    }
    accept(await uploadFile(file, setProgress));
    setProgress(null);
  }

  function remove() {
    setFault(null);
    onChange('');
  }

  return { progress, fault, accept, upload, remove };
}
