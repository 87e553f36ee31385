import { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { faultText } from '../pictures/fault-text.ts';
import { uploadFile, type PictureAnswer } from '../pictures/send-picture.ts';
import { rememberPicture } from '../pictures/use-picture.ts';
import { ProgressLine } from '../ui/progress-line.tsx';
import { createExtensions } from './extensions.ts';
import { cleanPasted, findLosses, storedHtml } from './html-value.ts';
import { EditorToolbar } from './toolbar.tsx';

/**
 * Returns the names of the elements that the editor would remove from a text, or `null` if it can show the whole text.
 */
export function lossesOf(html: string): string[] | null {
  return findLosses(html, createExtensions());
}

export interface VisualEditorProps {
  label: string;
  /** The text as HTML. */
  value: string;
  isReadOnly: boolean;
  isInvalid: boolean;
  /** Minimum height of the text area, in lines. */
  minLines: number;
  onChange: (html: string) => void;
  /** Called when the focus leaves the editor after a change. */
  onCommit: (html: string) => void;
  /** The button that opens the source view. */
  sourceButton: ReactNode;
}

/** A text editor with a toolbar. It shows the text as it will look on the site. */
export function VisualEditor(props: VisualEditorProps) {
  const { isReadOnly, isInvalid, minLines, sourceButton } = props;
  const t = useMessages('rich-text');
  const container = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState<'foreign' | PictureAnswer['fault'] | null>(null);
  const [progress, setProgress] = useState<{ name: string; share: number } | null>(null);
  const { editor, commit } = useEditor(container, props, {
    onForeignPictures: () => setNotice('foreign'),
    onFiles(files, at) {
      setNotice(null);
      void (async () => {
        for (const file of files) {
          const answer = await uploadFile(file, setProgress);
          setProgress(null);
          if (!answer.picture) {
            setNotice(answer.fault);
            return;
          }
          rememberPicture(answer.picture);
          at(answer.picture.path);
        }
      })();
    },
  });
  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) commit();
      }}
      className={`rounded-control border bg-surface focus-within:outline-2 focus-within:outline-offset-[-1px] focus-within:outline-accent ${isInvalid ? 'border-danger' : 'border-field'}`}
    >
      {editor && !isReadOnly && <EditorToolbar editor={editor} sourceButton={sourceButton} />}
      <div
        ref={container}
        className="rich-text max-h-[70dvh] overflow-y-auto"
        style={{ minHeight: `${minLines * 1.5}rem` }}
      />
      <div aria-live="polite" className="px-3 text-secondary text-danger empty:hidden">
        {notice === 'foreign' && <p className="pb-2">{t('paste.foreignPictures')}</p>}
        {notice && notice !== 'foreign' && <PictureNotice fault={notice} />}
      </div>
      {progress && (
        <div className="px-3 pb-2">
          <ProgressLine
            label={t('picture.uploading', { name: progress.name })}
            share={progress.share < 1 ? progress.share : null}
          />
        </div>
      )}
    </div>
  );
}

function PictureNotice({ fault }: { fault: NonNullable<PictureAnswer['fault']> }) {
  const t = useMessages('pictures');
  return <p className="pb-2">{faultText(t, fault)}</p>;
}

interface EditorEvents {
  onForeignPictures: () => void;
  /** Called with files that were pasted or dropped. `at` inserts a picture at the point of the paste or drop. */
  onFiles: (files: readonly File[], at: (path: string) => void) => void;
}

/** Creates the editor in an element, and keeps the editor's text equal to the field's value. */
function useEditor(
  container: { readonly current: HTMLDivElement | null },
  props: VisualEditorProps,
  events: EditorEvents,
): { editor: Editor | null; commit: () => void } {
  const { value, isReadOnly } = props;
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef({ props, events });
  /** The initial text and every text passed to `onChange`, the latest one last. */
  const passed = useRef([value]);
  const isDirty = useRef(false);
  useEffect(() => {
    latest.current = { props, events };
  });
  const commit = useCallback(() => {
    if (!isDirty.current) return;
    isDirty.current = false;
    latest.current.props.onCommit(passed.current.at(-1) ?? '');
  }, []);
  useEffect(() => {
    const { label, value: first, isReadOnly: isFixed } = latest.current.props;
    const created = new Editor({
      element: container.current,
      extensions: createExtensions(),
      content: first,
      editable: !isFixed,
      // The content security policy forbids style elements that scripts add. studio.css contains the rules instead.
      injectCSS: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          dir: 'auto',
          'aria-multiline': 'true',
          'aria-label': label,
          // Lets the keyboard scroll a text that cannot be edited.
          tabindex: '0',
        },
        transformPastedHTML(html) {
          const cleaned = cleanPasted(html);
          if (cleaned.hasForeignPictures) latest.current.events.onForeignPictures();
          return cleaned.html;
        },
        handlePaste: (_, event) => takeFiles(event.clipboardData, null),
        handleDrop: (view, event, __, isMoved) =>
          !isMoved &&
          takeFiles(
            event.dataTransfer,
            view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null,
          ),
      },
      onUpdate({ editor: changed }) {
        const html = storedHtml(changed.getHTML());
        passed.current = [...passed.current.slice(-50), html];
        isDirty.current = true;
        latest.current.props.onChange(html);
      },
    });
    function takeFiles(transfer: DataTransfer | null, position: number | null): boolean {
      const files = [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      // Office programs copy a text both as HTML and as a picture. The editor then pastes the HTML, not the picture.
      if (files.length === 0 || transfer?.types.includes('text/html')) return false;
      latest.current.events.onFiles(files, (src) => {
        if (created.isDestroyed) return;
        const { selection, doc } = created.state;
        const at = Math.min(position ?? selection.to, doc.content.size);
        created.commands.insertContentAt(at, { type: 'image', attrs: { src, alt: '' } });
        // The focus may be in another field by now, and must stay there.
        if (container.current?.contains(document.activeElement)) return;
        if (document.activeElement === document.body) created.commands.focus();
        else commit();
      });
      return true;
    }
    setEditor(created);
    return () => created.destroy();
  }, [container, commit]);
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    const isOwn = editor.isFocused ? passed.current.includes(value) : passed.current.at(-1) === value;
    if (isOwn) return;
    passed.current = [value];
    isDirty.current = false;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  return { editor, commit };
}
