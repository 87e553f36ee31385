import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies a data folder whose portal has stopped. The copy shares its pictures with the original by hard links, because
 * copying two thousand files takes two seconds of processor time. The portal never changes a picture in place.
 */
export function copyDataFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const place = path.relative(from, source);
    const target = path.join(to, place);
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else if (place.startsWith(`media${path.sep}`)) linkSync(source, target);
    else copyFileSync(source, target);
  }
}
