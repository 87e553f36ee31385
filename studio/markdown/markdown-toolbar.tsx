import {
  Bold,
  Heading2,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  TextQuote,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { Group, Toolbar } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { PictureDialog } from '../rich-text/picture-dialog.tsx';
import { IconButton } from '../ui/button.tsx';
import {
  insertLink,
  insertPicture,
  toggleLines,
  toggleMark,
  type Selected,
  type TextEdit,
} from './markdown-edits.ts';

/** The toolbar of a text area for Markdown. Its edits are steps of the browser's own undo. */
export function MarkdownToolbar({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  const t = useMessages('rich-text');
  const [isPictureOpen, setPictureOpen] = useState(false);
  const change = (edit: (selected: Selected) => TextEdit) => {
    if (area.current) replaceText(area.current, edit(selectedIn(area.current)));
  };
  const actions = {
    bold: () => change((selected) => toggleMark(selected, '**')),
    italic: () => change((selected) => toggleMark(selected, '_')),
    heading: () => change((selected) => toggleLines(selected, 'heading')),
    bullets: () => change((selected) => toggleLines(selected, 'bullets')),
    numbers: () => change((selected) => toggleLines(selected, 'numbers')),
    quote: () => change((selected) => toggleLines(selected, 'quote')),
    link: () => change((selected) => insertLink(selected, t('link.placeholder'))),
  };
  const runShortcut = useEffectEvent((event: KeyboardEvent) => {
    const name = shortcutOf(event);
    if (name === null) return;
    event.preventDefault();
    event.stopPropagation();
    actions[name]();
  });
  useEffect(() => {
    const element = area.current;
    const onKeyDown = (event: KeyboardEvent) => runShortcut(event);
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [area]);
  const button = (label: string, Icon: LucideIcon, run: () => void) => (
    <IconButton size="small" label={label} icon={<Icon aria-hidden className="size-4" />} onPress={run} />
  );
  return (
    <>
      <Toolbar aria-label={t('toolbar.label')} className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Group aria-label={t('toolbar.words')} className="flex">
          {button(t('toolbar.bold'), Bold, actions.bold)}
          {button(t('toolbar.italic'), Italic, actions.italic)}
          {button(t('toolbar.link'), Link2, actions.link)}
        </Group>
        <Group aria-label={t('toolbar.blocks')} className="flex">
          {button(t('toolbar.heading', { level: '2' }), Heading2, actions.heading)}
          {button(t('toolbar.bulletList'), List, actions.bullets)}
          {button(t('toolbar.orderedList'), ListOrdered, actions.numbers)}
          {button(t('toolbar.quote'), TextQuote, actions.quote)}
          {button(t('toolbar.picture'), ImagePlus, () => setPictureOpen(true))}
        </Group>
      </Toolbar>
      {isPictureOpen && (
        <PictureDialog
          before={null}
          onSave={(picture) => change((selected) => insertPicture(selected, picture))}
          onClose={() => setPictureOpen(false)}
        />
      )}
    </>
  );
}

/** Returns the edit whose keys were pressed, or `null`. The keys are the same as in the visual editor. */
function shortcutOf(event: KeyboardEvent): 'bold' | 'italic' | 'numbers' | 'bullets' | null {
  const { ctrlKey, metaKey, shiftKey, altKey, key, code } = event;
  if (!(ctrlKey || metaKey) || altKey) return null;
  // With Shift, the character of a digit key depends on the keyboard, so the key is identified by `code`.
  if (shiftKey) return code === 'Digit7' ? 'numbers' : code === 'Digit8' ? 'bullets' : null;
  return key === 'b' ? 'bold' : key === 'i' ? 'italic' : null;
}

function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Applies an edit as if it was typed. Only this deprecated command preserves the undo steps of a text area. */
function replaceText(area: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isDone =
    insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!isDone) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
