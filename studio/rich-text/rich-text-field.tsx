import { CodeXml, PenLine } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { fieldClasses, RestoreButton, type FieldProps } from '../ui/field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import type * as VisualEditorModule from './visual-editor.tsx';

type Visual = typeof VisualEditorModule;

/** The code of the editor, after the first field has loaded it. */
let loaded: Visual | null = null;

export interface RichTextFieldProps extends FieldProps {
  /** HTML. */
  value: string;
  isReadOnly: boolean;
  /** Lines of the source view. */
  lines: number;
  /** Called with the text after each edit. `onCommit` is called with the text to save. */
  onChange: (html: string) => void;
  onCommit: (html: string) => void;
}

/**
 * A field for HTML: an editor that shows the text as it will look, and a source view. The editor is loaded when the
 * field is shown. Texts that the editor cannot show without a loss are opened in the source view.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { label, value, isReadOnly, published, error, lines, onChange, onCommit } = props;
  const t = useMessages('rich-text');
  const visual = useVisualEditor();
  const [wantsSource, setWantsSource] = useState(false);
  /** Whether the operator edits the text although the editor cannot show all of it. */
  const [acceptsLoss, setAcceptsLoss] = useState(false);
  /** The last text that the editor has produced. The editor can show all of it, so it need not be checked. */
  const [written, setWritten] = useState<string | null>(null);
  // The check of a long text is deferred, so that typing in the source view does not wait for it.
  const checked = useDeferredValue(value);
  if (visual === 'loading') return <LoadingField {...props} />;
  if (visual === 'failed') return <SourceView {...props} losses={null} onVisual={null} />;
  const isOwn = written === value || wantsSource || acceptsLoss;
  const losses = isOwn ? null : visual.lossesOf(checked);
  if (wantsSource || losses) {
    const showVisual = () => {
      setWantsSource(false);
      if (losses) setAcceptsLoss(true);
    };
    return <SourceView {...props} losses={losses} onVisual={isReadOnly ? null : showVisual} />;
  }
  const { VisualEditor } = visual;
  return (
    <div className={fieldClasses({ published })}>
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-secondary font-semibold">{label}</span>
        {published && !isReadOnly && <RestoreButton label={label} published={published} />}
      </div>
      <VisualEditor
        label={label}
        value={value}
        isReadOnly={isReadOnly}
        isInvalid={error !== undefined}
        minLines={lines}
        onChange={(html) => {
          setWritten(html);
          onChange(html);
        }}
        onCommit={onCommit}
        sourceButton={
          <Button
            size="small"
            kind="quiet"
            icon={<CodeXml aria-hidden className="size-4" />}
            onPress={() => {
              setAcceptsLoss(false);
              setWantsSource(true);
            }}
          >
            {t('source.open')}
          </Button>
        }
      />
      <ErrorText>{error}</ErrorText>
    </div>
  );
}

/** Shown while the editor is loaded. Browsers without scripts show the source, because they cannot load the editor. */
function LoadingField(props: RichTextFieldProps) {
  const t = useMessages('rich-text');
  return (
    <>
      <div className="flex flex-col gap-1.5 [@media(scripting:none)]:hidden">
        <span className="text-secondary font-semibold">{props.label}</span>
        <Skeleton className="h-56 w-full" />
      </div>
      <div className="[@media(scripting:enabled)]:hidden">
        <SourceField {...props} help={t('source.help')} />
      </div>
    </>
  );
}

/** The HTML of the field. */
function SourceView({
  losses,
  onVisual,
  ...props
}: RichTextFieldProps & {
  /**
   * Names of the elements that the editor would lose. Empty if it would lose only attributes or the order of elements,
   * `null` if it would lose nothing.
   */
  losses: readonly string[] | null;
  /** Opens the editor. `null` if it cannot be opened. */
  onVisual: (() => void) | null;
}) {
  const t = useMessages('rich-text');
  return (
    <div className="flex flex-col gap-2">
      <SourceField {...props} help={t('source.help')} />
      {losses && (
        <Banner kind="warning">
          {losses.length > 0 ? t('source.losses', { names: losses.join(', ') }) : t('source.lossesOther')}
        </Banner>
      )}
      {onVisual && (
        <Button
          size="small"
          kind="quiet"
          className="self-start"
          icon={<PenLine aria-hidden className="size-4" />}
          onPress={onVisual}
        >
          {losses ? t('source.editAnyway') : t('source.visual')}
        </Button>
      )}
    </div>
  );
}

function SourceField({
  label,
  value,
  isReadOnly,
  help,
  error,
  published,
  lines,
  onChange,
  onCommit,
}: RichTextFieldProps) {
  return (
    <TextField
      label={label}
      help={help}
      error={error}
      published={published}
      isReadOnly={isReadOnly}
      lines={lines}
      spellCheck="false"
      className="[&_textarea]:font-mono [&_textarea]:text-small"
      value={value}
      onChange={onChange}
      onBlur={() => onCommit(value)}
    />
  );
}

/** Loads the code of the editor. */
function useVisualEditor(): Visual | 'loading' | 'failed' {
  const [visual, setVisual] = useState<Visual | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Visual | 'failed') => {
      if (isCurrent) setVisual(found);
    };
    const loading = loaded ? Promise.resolve(loaded) : import('./visual-editor.tsx');
    loading.then(
      (code) => {
        loaded = code;
        show(code);
      },
      () => show('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return visual;
}
