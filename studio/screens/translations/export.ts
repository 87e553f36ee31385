import type { LoaderFunctionArgs } from 'react-router';
import { exportedSections, exportUnits } from '#app/translations/export-units.server.ts';
import { fileFormats, writeFile, type FileFormat } from '#app/translations/write-file.ts';
import { downloadText } from '../../server/download-text.server.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readFilter } from './filter.ts';
import { openLanguage } from './site.server.ts';

export const handle: StudioPolicy = { read: 'viewer' };

const types: Readonly<Record<FileFormat, { extension: string; type: string }>> = {
  json: { extension: 'json', type: 'application/json' },
  csv: { extension: 'csv', type: 'text/csv' },
  xliff: { extension: 'xlf', type: 'application/xliff+xml' },
};

/** Answers with a file for translators: the published texts of a section in a state, or all of them. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const { language, main, registry, platform } = await openLanguage({ request, context }, params.language);
  const { searchParams } = new URL(request.url);
  const { section, state } = readFilter(searchParams);
  const format = fileFormats.find((one) => one === searchParams.get('format')) ?? 'xliff';
  if (section !== '' && !exportedSections(registry).includes(section)) {
    throw new Response('There is no such section.', { status: 404 });
  }
  const units = exportUnits(platform.store.db, {
    registry,
    language,
    interfaceTexts: platform.messages.list(language),
    section: section === '' ? undefined : section,
    only: state ?? undefined,
  });
  const parts = writeFile({ language, sourceLanguage: main }, units, format);
  const { extension, type } = types[format];
  const name = [language, section, state ?? ''].filter(Boolean).join('-');
  return downloadText(parts, { name: `${name}.${extension}`, type });
}
