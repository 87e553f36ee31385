import { renderSVG } from 'uqr';

/** Draws a text as a QR code and returns the address of the picture. */
export function drawQrCode(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`;
}
