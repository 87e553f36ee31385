import { ArrowRight } from 'lucide-react';
import type { Move } from '#app/changes/read-moves.server.ts';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { optionLabel } from '../screens/content/field-words.ts';
import { useValueName } from '../screens/settings/use-value-name.ts';
import { LayoutDifferences } from './layout-differences.tsx';
import { PictureTile } from './picture-tile.tsx';
import type {
  ShownEntryChange,
  ShownField,
  ShownList,
  ShownTarget,
  ShownTexts,
  ShownValue,
  TextPiece,
} from './shown-change.ts';
import { useChangeNames } from './use-change-names.ts';

/** The values of a field before and after a change. Long texts are compared word by word. */
export function Difference({
  before,
  after,
  pieces,
  layout,
  texts,
  list,
  move,
  target = null,
}: Pick<ShownField, 'before' | 'after' | 'pieces' | 'layout' | 'texts' | 'list' | 'move'> & {
  /**
   * The part or item that contains the field. If the field is a list, the names of the fields in its entries depend on
   * this target.
   */
  target?: Pick<ShownTarget, 'kind' | 'name'> | null;
}) {
  const t = useMessages('changes');
  if (move) return <MoveSentence move={move} />;
  if (list) return <ListDifference list={list} target={target} />;
  if (texts) return <TextDifferences texts={texts} />;
  if (layout) return <LayoutDifferences layout={layout} />;
  if (after.type === 'reviewed')
    return <p className="text-secondary text-muted">{t('value.reviewedAgain')}</p>;
  if (pieces) return <ComparedText pieces={pieces} />;
  if (before.type === 'pictures' || after.type === 'pictures') {
    return (
      <div className="flex flex-wrap items-start gap-3 text-secondary">
        <Pictures label={t('value.before')} value={before} className="text-danger" />
        <ArrowRight aria-hidden className="mt-8 size-3.5 shrink-0 text-faint rtl:-scale-x-100" />
        <Pictures label={t('value.after')} value={after} className="text-success" />
      </div>
    );
  }
  return (
    <p className="flex flex-wrap items-start gap-2 text-secondary">
      <del className="rounded-tag bg-danger-soft px-1.5 text-danger">
        <span className="sr-only">{t('value.before')}: </span>
        <Value value={before} />
      </del>
      <ArrowRight aria-hidden className="mt-0.5 size-3.5 shrink-0 text-faint rtl:-scale-x-100" />
      <ins className="rounded-tag bg-success-soft px-1.5 text-success no-underline">
        <span className="sr-only">{t('value.after')}: </span>
        <Value value={after} />
      </ins>
    </p>
  );
}

/** Shows the changed texts of a field that contains several, each below its name. */
function TextDifferences({ texts: { differences, more } }: { texts: ShownTexts }) {
  const t = useMessages('changes');
  const { nameOfField } = useChangeNames();
  return (
    <ul className="mt-1 flex flex-col gap-2">
      {differences.map(({ before, after, ...field }) => (
        <li key={field.path}>
          <p className="mb-0.5 text-secondary text-muted">{nameOfField(field, null)}</p>
          <Difference before={before} after={after} pieces={null} layout={null} />
        </li>
      ))}
      {more > 0 && <li className="text-secondary text-muted">{t('translation.more', { count: more })}</li>}
    </ul>
  );
}

function MoveSentence({ move }: { move: Move }) {
  const t = useMessages('changes');
  return (
    <p className="text-secondary text-muted">
      {'isUp' in move ? t(move.isUp ? 'list.up' : 'list.down') : t('list.place', move)}
    </p>
  );
}

/**
 * Shows what changed in a list. A sentence describes each entry that was added, moved or removed. The changed fields of
 * the other entries follow, each below its name.
 */
function ListDifference({
  list: { entries, fields, more },
  target,
}: {
  list: ShownList;
  target: Pick<ShownTarget, 'kind' | 'name'> | null;
}) {
  const t = useMessages('changes');
  const { nameOfEntry, nameOfField } = useChangeNames();

  function sentence(entry: ShownEntryChange): string {
    const name = nameOfEntry(entry.name);
    if (entry.kind === 'moved') return t('list.moved', { name, from: entry.from, to: entry.to });
    if (entry.kind === 'removed') return t('list.removed', { name });
    return entry.number === null
      ? t('list.added', { name })
      : t('list.addedAt', { name, place: entry.number });
  }

  return (
    <ul className="flex flex-col gap-1 text-secondary text-muted">
      {entries.map((entry, index) => {
        const text = sentence(entry);
        // Two entries can have the same name, so the sentence alone is not a key.
        return <li key={`${index} ${text}`}>{text}</li>;
      })}
      {fields.map((field) => (
        <li key={field.path} className="mt-1">
          <p className="mb-0.5">{nameOfField(field, target)}</p>
          <Difference {...field} target={target} />
        </li>
      ))}
      {more > 0 && <li>{t('list.more', { count: more })}</li>}
    </ul>
  );
}

function Pictures({ label, value, className }: { label: string; value: ShownValue; className: string }) {
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className={`text-small font-semibold ${className}`}>{label}</figcaption>
      <Value value={value} />
    </figure>
  );
}

/** A value in words, colours and pictures. */
export function Value({ value }: { value: ShownValue }) {
  const t = useMessages('changes');
  const tContent = useMessages('content');
  const tAds = useMessages('ads');
  const tLayouts = useMessages('layouts');
  const nameOfValue = useValueName();
  const { nameOfEntry } = useChangeNames();
  const formats = useFormats();
  switch (value.type) {
    case 'none':
      return <span>{t('value.none')}</span>;
    case 'switch':
      return <span>{t(value.isOn ? 'value.on' : 'value.off')}</span>;
    case 'text':
      return <span className="break-words whitespace-pre-wrap">{value.text}</span>;
    case 'names':
      return (
        <span className="break-words">
          {formats.list(value.names.map(nameOfEntry))}
          {value.more > 0 && <> {t('value.more', { count: value.more })}</>}
        </span>
      );
    case 'color':
      return (
        <span className="inline-flex items-center gap-1.5">
          <span
            aria-hidden
            style={{ backgroundColor: value.color }}
            className="size-4 rounded-tag border border-line"
          />
          <code className="font-mono text-small">{value.color}</code>
        </span>
      );
    case 'pictures':
      return (
        <span className="flex flex-wrap gap-2">
          {value.pictures.map((picture) => (
            <PictureTile key={picture.path} picture={picture} className="h-20 max-w-44" />
          ))}
        </span>
      );
    case 'reviewed':
      return <span>{t('value.reviewed')}</span>;
    case 'time':
      return <span>{formats.date(value.at, { dateStyle: 'long', timeStyle: 'short' })}</span>;
    case 'ad':
      return (
        <span className="break-words">
          {t('ad.summary', {
            kind: value.kind,
            hasName: value.name === '' ? 'other' : 'true',
            name: value.name,
            number: value.adNumber,
          })}
          {value.content !== '' && (
            <code className="block font-mono text-small whitespace-pre-wrap">{value.content}</code>
          )}
        </span>
      );
    case 'layout':
      return <span>{t('value.layout', { isOwn: value.isOwn ? 'true' : 'other' })}</span>;
    case 'layoutChange':
      return <LayoutDifferences layout={value.layout} />;
    case 'adType':
      return <span>{tAds('kind.name', { kind: value.kind })}</span>;
    case 'adPosition':
      return <span>{tAds('form.positionName', { position: value.position })}</span>;
    case 'pageKind':
      return <span>{tLayouts('kind.name', { kind: value.kind })}</span>;
    case 'all':
      return <span>{tAds('form.all')}</span>;
    case 'choice':
      return (
        <span>
          {value.of === 'setting'
            ? nameOfValue(value.value)
            : optionLabel(tContent, { id: value.value, label: '' })}
        </span>
      );
    case 'translated':
      if (value.text === null)
        return <span>{t(value.isReviewed ? 'value.reviewed' : 'value.unreviewed')}</span>;
      return (
        <span className="break-words whitespace-pre-wrap">
          <bdi>{value.text}</bdi>
          {!value.isReviewed && (
            <>
              {' '}
              <span className="rounded-tag border border-current px-1 text-small whitespace-nowrap">
                {t('value.unreviewed')}
              </span>
            </>
          )}
        </span>
      );
    case 'texts':
      return <Texts value={value} />;
    case 'code':
      return <code className="font-mono text-small break-all whitespace-pre-wrap">{value.text}</code>;
  }
}

function Texts({ value: { texts, more } }: { value: Extract<ShownValue, { type: 'texts' }> }) {
  const t = useMessages('changes');
  const { nameOfField } = useChangeNames();
  return (
    <span className="flex flex-col gap-1.5">
      {texts.map(({ value, ...field }) => (
        <span key={field.path}>
          <span className="block text-small text-muted">{nameOfField(field, null)}</span>
          <Value value={value} />
        </span>
      ))}
      {more > 0 && <span className="text-muted">{t('translation.more', { count: more })}</span>}
    </span>
  );
}

/** A text in which added and removed words are marked. */
export function ComparedText({ pieces }: { pieces: readonly TextPiece[] }) {
  const t = useMessages('changes');
  return (
    <p className="text-secondary break-words whitespace-pre-wrap text-muted">
      {pieces.map(({ text, kind }, index) => {
        // The pieces of a comparison never change their order, so their indexes can be keys.
        const key = `${index} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark
            key={key}
            className={
              kind === 'added'
                ? 'rounded-tag bg-success-soft text-success no-underline'
                : 'rounded-tag bg-danger-soft text-danger'
            }
          >
            <span className="sr-only">{t(kind === 'added' ? 'value.added' : 'value.removed')}: </span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}
