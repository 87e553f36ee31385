import { moveEntries, type MoveTarget } from './move-entries.ts';
import type { FieldOption } from './setting-field.ts';

/** A section, and whether the menu of the portal shows it. */
export interface MenuSection extends FieldOption {
  isShown: boolean;
}

/** Reads the setting `verticals`: shown sections in menu order, then the others. An empty list shows all. */
export function readSections(text: string, options: readonly FieldOption[]): MenuSection[] {
  const ids = text.split(',').flatMap((id) => (id.trim() === '' ? [] : [id.trim()]));
  if (ids.length === 0) return options.map((option) => ({ ...option, isShown: true }));
  const shown = ids.flatMap((id) => options.filter((option) => option.id === id));
  const others = options.filter(({ id }) => !ids.includes(id));
  return [
    ...shown.map((option) => ({ ...option, isShown: true })),
    ...others.map((option) => ({ ...option, isShown: false })),
  ];
}

/** Writes the setting `verticals`. */
export function writeSections(sections: readonly MenuSection[]): string {
  return sections
    .filter(({ isShown }) => isShown)
    .map(({ id }) => id)
    .join(', ');
}

/** Moves sections as `moveEntries` does. Sections that are not shown stay at the end. */
export function moveSections(
  sections: readonly MenuSection[],
  moved: ReadonlySet<unknown>,
  target: MoveTarget,
): readonly MenuSection[] {
  const ordered = moveEntries(sections, moved, target, ({ id }) => id);
  if (ordered === sections) return sections;
  return [...ordered.filter(({ isShown }) => isShown), ...ordered.filter(({ isShown }) => !isShown)];
}

/** Shows or hides a section. A section that is shown again moves to the end of the menu. */
export function showSection(sections: readonly MenuSection[], id: string, isShown: boolean): MenuSection[] {
  const changed = sections.map((section) => (section.id === id ? { ...section, isShown } : section));
  return [...changed.filter((section) => section.isShown), ...changed.filter((section) => !section.isShown)];
}
