import { FileUp, Plus, Signpost } from 'lucide-react';
import { useState } from 'react';
import type { Selection } from 'react-aria-components';
import {
  data,
  useFetcher,
  useLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { z } from 'zod';
import { asObject } from '#app/lib/json.ts';
import { findPageAddresses } from '#app/changes/stored-redirects.server.ts';
import type { Edit } from '#app/changes/edits.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { editDraft, findCurrentDraft, readValue } from '../../draft/current-draft.server.ts';
import { useStepToast } from '../../draft/use-step-toast.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { bundleRegistryOf } from '../../server/bundle-registry.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { takePage } from '../../server/take-page.server.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { readStoredSettings } from '../settings/read-settings.server.ts';
import { ImportDialog } from './import-dialog.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectTable } from './redirect-table.tsx';
import type { RedirectResult, RedirectRow } from './redirect-row.ts';
import {
  parseRedirectFile,
  byKey,
  leadsNowhere,
  planImport,
  planRedirect,
  planRemoval,
  readRedirectTable,
  redirectsTarget,
} from './redirects.server.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

/** Maximum number of rows on one page of the table. */
const pageLength = 200;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext);
  const { value, published } = await readValue({ request, context }, redirectsTarget);
  const table = readRedirectTable(value);
  const before = readRedirectTable(published);
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get('q') ?? '').trim().slice(0, 200).toLowerCase();
  const found = [...table].filter(([from, to]) => `${from} ${to}`.toLowerCase().includes(query));
  const { entries: shown, page, last } = takePage(found, searchParams, pageLength);
  const draft = await findCurrentDraft({ request, context });
  const pages = await findPageAddresses(platform.store.db, bundleRegistryOf(platform), shown.flat(), draft);
  const { settings } = await readStoredSettings({ request, context });
  const { languages } = decodeSettings(asObject(settings.value));
  const redirects = byKey(table);
  const rows = shown.map(([from, to]): RedirectRow => {
    const isDead = leadsNowhere(to, { pages, redirects, languages });
    return {
      id: from,
      to,
      state: pages.has(from) ? 'shadowed' : isDead ? 'dead' : 'works',
      isNew: before.get(from) !== to,
    };
  });
  return { rows, total: table.size, found: found.length, page, last };
}

const address = z.string().trim().max(3_000);
const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), from: address, to: address, was: address, wasTo: address }),
  z.object({ intent: z.literal('remove'), addresses: z.string().max(1_000_000) }),
  z.object({ intent: z.literal('import'), csv: z.string().max(1_900_000) }),
]);

/** Adds, changes, removes and imports redirects in the operator's draft. */
export async function action({ request, context }: ActionFunctionArgs): Promise<RedirectResult> {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  const { data: input } = parsed;
  const platform = context.get(platformContext);
  const { store } = platform;
  const args = { request, context };
  const pagesAt = async (addresses: readonly string[]) => {
    const draft = await findCurrentDraft(args);
    const pages = await findPageAddresses(store.db, bundleRegistryOf(platform), addresses, draft);
    return (candidate: string) => pages.has(candidate);
  };
  const rows = input.intent === 'import' ? parseRedirectFile(input.csv) : [];
  if (!rows) return { outcome: 'unreadable' };
  return editDraft(args, async (save): Promise<RedirectResult> => {
    const seen = (await store.readVersion()) ?? 0;
    const table = readRedirectTable((await readValue(args, redirectsTarget)).value);
    const saveAll = async (edits: readonly Edit[]): Promise<RedirectResult> => {
      if (edits.length === 0) return { outcome: 'saved' };
      const { outcome, draft } = await save(edits, seen);
      return outcome === 'saved' ? { outcome, draft } : { outcome };
    };
    if (input.intent === 'save') {
      const now = table.get(input.was) ?? '';
      if (input.was !== '' && now !== input.wasTo) return { outcome: 'conflict', now };
      const plan = planRedirect(table, input, await pagesAt([input.from]));
      if ('fault' in plan) return { outcome: 'refused', fault: plan };
      return saveAll(plan.edits);
    }
    if (input.intent === 'remove') {
      return saveAll(planRemoval(table, input.addresses.split('\n')));
    }
    const { edits, ...report } = planImport(table, rows, await pagesAt(rows.map(({ from }) => from)));
    const saved = await saveAll(edits);
    return { ...saved, report: { ...report, refused: report.refused.slice(0, 100) } };
  });
}

/** The redirects from old addresses to new ones. */
export default function Redirects() {
  const { rows, total, found, page, last } = useLoaderData<typeof loader>();
  const t = useMessages('redirects');
  const { canEdit } = useDraft();
  const [parameters] = useSearchParams();
  const remove = useFetcher<typeof action>();
  const [selected, setSelected] = useState<Selection>(new Set());
  const [open, setOpen] = useState<'import' | RedirectRow | 'new' | null>(null);
  const close = () => setOpen(null);
  useStepToast(remove.data, t('done.removed'));
  const chosen = rows.filter(({ id }) => selected === 'all' || selected.has(id));
  const addressOfPage = (to: number) => {
    const next = new URLSearchParams(parameters);
    next.set('page', String(to));
    return `?${next.toString()}`;
  };
  return (
    <div className="flex flex-col gap-4">
      <title>{t('page.documentTitle')}</title>
      <Card
        title={t('page.title')}
        side={
          canEdit && (
            <>
              <Button
                size="small"
                icon={<FileUp aria-hidden className="size-4" />}
                onPress={() => setOpen('import')}
              >
                {t('import.open')}
              </Button>
              <Button
                size="small"
                icon={<Plus aria-hidden className="size-4" />}
                onPress={() => setOpen('new')}
              >
                {t('form.add')}
              </Button>
            </>
          )
        }
      >
        <p className="text-secondary text-muted">{t('page.text')}</p>
      </Card>
      {remove.data?.outcome === 'too-large' && <Banner>{t('fault.tooLarge')}</Banner>}
      {total === 0 ? (
        <Card>
          <EmptyState
            icon={<Signpost aria-hidden className="size-5" />}
            title={t('empty.title')}
            text={t('empty.text')}
          />
        </Card>
      ) : (
        <>
          <RedirectTable
            rows={rows}
            found={found}
            total={total}
            selected={selected}
            onSelect={canEdit ? setSelected : undefined}
            onOpen={canEdit ? (row) => setOpen(row) : undefined}
            onRemove={() => {
              void remove.submit(
                { intent: 'remove', addresses: chosen.map(({ id }) => id).join('\n') },
                { method: 'post' },
              );
              setSelected(new Set());
            }}
            chosen={chosen.length}
          />
          <PageLinks page={page} last={last} addressOf={addressOfPage} />
        </>
      )}
      {open === 'import' && <ImportDialog onClose={close} />}
      {(open === 'new' || (open !== null && typeof open === 'object')) && (
        <RedirectDialog row={open === 'new' ? null : open} onClose={close} />
      )}
    </div>
  );
}
