import { Check, TriangleAlert } from 'lucide-react';
import { useFetcher } from 'react-router';
import type { ContrastCheck } from '#app/settings/contrast-checks.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';

/**
 * The contrast of each text on its background. If a text is hard to read and a setting determines its colour, a better
 * colour is offered.
 */
export function ContrastList({
  checks,
  revisions,
  canEdit,
}: {
  checks: readonly ContrastCheck[];
  /** The revisions of the settings that the operator sees, by key. */
  revisions: ReadonlyMap<string, string>;
  canEdit: boolean;
}) {
  const t = useMessages('look');
  const themes = [...new Set(checks.map(({ theme }) => theme))];
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2>{t('contrast.title')}</h2>
        <p className="text-secondary text-faint">{t('contrast.text')}</p>
      </div>
      {themes.map((theme) => (
        <div key={theme ?? 'both'} className="flex flex-col">
          <h3 className="mb-1 text-secondary font-semibold text-muted">
            {t('contrast.group', { theme: theme ?? 'both' })}
          </h3>
          <ul>
            {checks
              .filter((check) => check.theme === theme)
              .map((check) => (
                <ContrastRow key={check.use} check={check} revisions={revisions} canEdit={canEdit} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function ContrastRow({
  check,
  revisions,
  canEdit,
}: {
  check: ContrastCheck;
  revisions: ReadonlyMap<string, string>;
  canEdit: boolean;
}) {
  const t = useMessages('look');
  const { use, color, ground, contrast, isReadable, fix } = check;
  const name = t('contrast.use', { use });
  return (
    <li className="border-b border-divider last:border-0">
      <div className="flex min-h-11 items-center gap-3">
        <span
          aria-hidden
          className="grid h-7 w-11 shrink-0 place-items-center rounded-[8px] border border-line font-bold"
          style={{ color, backgroundColor: ground }}
        >
          {t('contrast.letters')}
        </span>
        <span className="min-w-0 flex-1">{name}</span>
        <span
          className={`flex shrink-0 items-center gap-1.5 tabular-nums ${isReadable ? 'text-muted' : 'font-semibold text-danger'}`}
        >
          {t('contrast.ratio', { contrast: contrast.toFixed(1) })}
          {isReadable ? (
            <Check aria-hidden className="size-4 text-success" />
          ) : (
            <TriangleAlert aria-hidden className="size-4" />
          )}
          <span className="sr-only">{isReadable ? t('contrast.readable') : t('contrast.hard')}</span>
        </span>
      </div>
      {fix && (
        <Fix
          name={name}
          fix={fix}
          revision={revisions.get(fix.key) ?? ''}
          contrast={contrast}
          canEdit={canEdit}
        />
      )}
    </li>
  );
}

/** The problem with a pair of colours, and the button that fixes it. */
function Fix({
  name,
  fix,
  revision,
  contrast,
  canEdit,
}: {
  name: string;
  fix: NonNullable<ContrastCheck['fix']>;
  revision: string;
  contrast: number;
  canEdit: boolean;
}) {
  const t = useMessages('look');
  const fetcher = useFetcher();
  const color = fix.value.toUpperCase();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 rounded-row bg-danger-soft px-3 py-2.5">
      <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />
      <p className="min-w-40 flex-1 text-secondary">
        <strong className="block font-bold">{t('contrast.problem')}</strong>
        {t('contrast.needs', { contrast: contrast.toFixed(1) })}
      </p>
      {canEdit && (
        <Button
          size="small"
          isBusy={fetcher.state !== 'idle'}
          aria-label={t('contrast.fixOf', { name, color })}
          icon={
            <span
              aria-hidden
              className="size-4 rounded-[5px] border border-line"
              style={{ backgroundColor: fix.value }}
            />
          }
          onPress={() =>
            void fetcher.submit(
              { intent: 'set', key: fix.key, value: color, revision },
              { method: 'post', action: '/settings/save' },
            )
          }
        >
          {t('contrast.fix', { color, contrast: fix.contrast.toFixed(1) })}
        </Button>
      )}
    </div>
  );
}
