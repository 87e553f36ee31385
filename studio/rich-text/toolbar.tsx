import type { Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  SquareCode,
  TextQuote,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Group, Separator, ToggleButton, Toolbar } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from '../ui/button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { headingLevels } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog, type TextPicture } from './picture-dialog.tsx';

/** The formats of the text at the cursor, and whether undo and redo are possible. */
interface EditorState {
  active: ReadonlySet<string>;
  canUndo: boolean;
  canRedo: boolean;
}

function readState(editor: Editor): EditorState {
  const names = [
    'bold',
    'italic',
    'code',
    'link',
    'bulletList',
    'orderedList',
    'blockquote',
    'codeBlock',
    'image',
  ];
  const levels = headingLevels.filter((level) => editor.isActive('heading', { level }));
  return {
    active: new Set([
      ...names.filter((name) => editor.isActive(name)),
      ...levels.map((level) => `heading${level}`),
    ]),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

function useEditorState(editor: Editor): EditorState {
  const [state, setState] = useState(() => readState(editor));
  useEffect(() => {
    const read = () => setState(readState(editor));
    editor.on('transaction', read);
    return () => {
      editor.off('transaction', read);
    };
  }, [editor]);
  return state;
}

const headingIcons = { 2: Heading2, 3: Heading3, 4: Heading4 };

/** The toolbar of the editor. Arrow keys move between its buttons. */
export function EditorToolbar({ editor, sourceButton }: { editor: Editor; sourceButton: ReactNode }) {
  const t = useMessages('rich-text');
  const { active, canUndo, canRedo } = useEditorState(editor);
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null);
  const close = () => {
    setDialog(null);
    editor.commands.focus();
  };
  const toggle = (name: string, label: string, icon: LucideIcon, run: () => void) => (
    <Toggle label={label} icon={icon} isSelected={active.has(name)} onPress={run} />
  );
  const chain = () => editor.chain().focus();
  return (
    <>
      <Toolbar
        aria-label={t('toolbar.label')}
        className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-divider p-1"
      >
        <Group aria-label={t('toolbar.headings')} className="flex">
          {headingLevels.map((level) => (
            <Toggle
              key={level}
              label={t('toolbar.heading', { level: String(level) })}
              icon={headingIcons[level]}
              isSelected={active.has(`heading${level}`)}
              onPress={() => chain().toggleHeading({ level }).run()}
            />
          ))}
        </Group>
        <Line />
        <Group aria-label={t('toolbar.words')} className="flex">
          {toggle('bold', t('toolbar.bold'), Bold, () => chain().toggleBold().run())}
          {toggle('italic', t('toolbar.italic'), Italic, () => chain().toggleItalic().run())}
          {toggle('code', t('toolbar.code'), Code, () => chain().toggleCode().run())}
          {toggle('link', t('toolbar.link'), Link2, () => setDialog('link'))}
        </Group>
        <Line />
        <Group aria-label={t('toolbar.blocks')} className="flex">
          {toggle('bulletList', t('toolbar.bulletList'), List, () => chain().toggleBulletList().run())}
          {toggle('orderedList', t('toolbar.orderedList'), ListOrdered, () =>
            chain().toggleOrderedList().run(),
          )}
          {toggle('blockquote', t('toolbar.quote'), TextQuote, () => chain().toggleBlockquote().run())}
          {toggle('codeBlock', t('toolbar.codeBlock'), SquareCode, () => chain().toggleCodeBlock().run())}
          {toggle('image', t('toolbar.picture'), ImagePlus, () => setDialog('picture'))}
        </Group>
        <Line />
        <Group aria-label={t('toolbar.history')} className="flex">
          <IconButton
            size="small"
            label={t('toolbar.undo')}
            isDisabled={!canUndo}
            icon={<Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />}
            onPress={() => chain().undo().run()}
          />
          <IconButton
            size="small"
            label={t('toolbar.redo')}
            isDisabled={!canRedo}
            icon={<Redo2 aria-hidden className="size-4 rtl:-scale-x-100" />}
            onPress={() => chain().redo().run()}
          />
        </Group>
        <span className="ms-auto">{sourceButton}</span>
      </Toolbar>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'picture' && (
        <PictureDialog
          before={selectedPicture(editor)}
          onSave={(picture) => savePicture(editor, picture)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Returns the selected picture, or `null` if none is selected. */
function selectedPicture(editor: Editor): TextPicture | null {
  const { src, alt }: { src?: unknown; alt?: unknown } = editor.getAttributes('image');
  if (typeof src !== 'string' || src === '') return null;
  return { src, alt: typeof alt === 'string' ? alt : '' };
}

/** Inserts a picture, or changes the selected one. */
function savePicture(editor: Editor, { src, alt }: TextPicture): void {
  const before = selectedPicture(editor);
  if (!before) {
    editor.chain().focus().setImage({ src, alt }).run();
    return;
  }
  // The stored size belongs to the previous picture, so it is removed if the picture changes.
  const size = src === before.src ? {} : { width: undefined, height: undefined };
  editor
    .chain()
    .focus()
    .updateAttributes('image', { src, alt, ...size })
    .run();
}

function Line() {
  return <Separator orientation="vertical" className="h-5 w-px bg-divider max-tablet:hidden" />;
}

function Toggle({
  label,
  icon: Icon,
  isSelected,
  onPress,
}: {
  label: string;
  icon: LucideIcon;
  isSelected: boolean;
  onPress: () => void;
}) {
  return (
    <Tooltip text={label}>
      <ToggleButton
        aria-label={label}
        isSelected={isSelected}
        onChange={onPress}
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-control text-muted transition-colors data-hovered:bg-sunken data-hovered:text-ink data-selected:bg-accent-soft data-selected:text-accent pointer-coarse:size-10"
      >
        <Icon aria-hidden className="size-4" />
      </ToggleButton>
    </Tooltip>
  );
}
