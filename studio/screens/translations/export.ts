import type { LoaderFunctionArgs } from 'react-router';
import { exportedSections, exportUnits } from '#app/translations/export-units.server.ts';
import { fileFormats, writeFile, type FileFormat } from '#app/translations/write-file.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readFilter } from './filter.ts';
import { openLanguage } from './site.server.ts';

export const handle: StudioPolicy = { read: 'viewer' };

const types: Readonly<Record<FileFormat, { extension: string; type: string }>> = {
  json: { extension: 'json', type: 'application/json; charset=utf-8' },
  csv: { extension: 'csv', type: 'text/csv; charset=utf-8' },
  xliff: { extension: 'xlf', type: 'application/xliff+xml; charset=utf-8' },
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
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void parts.return(undefined),
  });
  const { extension, type } = types[format];
  const name = [language, section, state ?? ''].filter(Boolean).join('-');
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}.${extension}"`,
    },
  });
}
