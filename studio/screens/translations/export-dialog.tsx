import { Download } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Select } from '../../ui/select.tsx';
import { writeFilter, type TranslationFilter } from './filter.ts';
import { SectionSelect, StateSelect } from './filter-selects.tsx';
import { languageAddress, type NamedLanguage } from './holder.ts';
import type { NamedSection } from './read-lists.server.ts';

const formats = ['xliff', 'csv', 'json'] as const;

/** Downloads a file for translators. It contains the published texts. */
export function ExportDialog({
  language,
  filter,
  sections,
  onClose,
}: {
  language: NamedLanguage;
  filter: TranslationFilter;
  sections: readonly NamedSection[];
  onClose: () => void;
}) {
  const t = useMessages('translations');
  const [format, setFormat] = useState<(typeof formats)[number]>('xliff');
  const [section, setSection] = useState(filter.section);
  const [state, setState] = useState(filter.state);
  const query = new URLSearchParams(writeFilter({ section, state, search: '' }));
  query.set('format', format);
  return (
    <Dialog
      title={t('export.title', { language: language.name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {t('dialog.close')}
          </Button>
          <LinkButton
            kind="primary"
            href={`${languageAddress(language.tag)}/export?${query.toString()}`}
            download
            icon={<Download aria-hidden className="size-4" />}
          >
            {t('export.download')}
          </LinkButton>
        </>
      }
    >
      <p>{t('export.text')}</p>
      <Select
        label={t('export.format')}
        options={formats.map((id) => ({ id, label: t('export.formatName', { format: id }) }))}
        selectedKey={format}
        onSelectionChange={(key) => setFormat(formats.find((one) => one === key) ?? 'xliff')}
      />
      <SectionSelect value={section} sections={sections} onChange={setSection} />
      <StateSelect value={state} onChange={setState} />
    </Dialog>
  );
}
