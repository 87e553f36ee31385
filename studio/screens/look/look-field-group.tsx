import { ChevronRight } from 'lucide-react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import type { SettingField } from '../settings/setting-field.ts';
import { SettingRow } from '../settings/setting-row.tsx';
import { lookLabelOf, type LookGroupId } from './look-fields.ts';

/** The settings under one heading. Groups that most sites leave empty can be folded. */
export function LookFieldGroup({
  id,
  fields,
  isFoldable,
}: {
  id: LookGroupId;
  fields: readonly SettingField[];
  isFoldable: boolean;
}) {
  const t = useMessages('look');
  const title = t('group.name', { group: id });
  const set = fields.filter(({ isSet }) => isSet).length;
  if (!isFoldable) {
    return (
      <section aria-label={title} className="flex flex-col gap-4">
        <h2>{title}</h2>
        <Fields fields={fields} />
      </section>
    );
  }
  return (
    <Disclosure className="group border-t border-divider pt-1" defaultExpanded={set > 0}>
      <Heading level={2}>
        <Button
          slot="trigger"
          className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-control text-start"
        >
          <ChevronRight
            aria-hidden
            className="size-4 text-faint transition-transform group-data-expanded:rotate-90 rtl:-scale-x-100"
          />
          <span className="flex-1">{title}</span>
          {set > 0 && <Badge>{t('group.set', { count: set })}</Badge>}
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className="flex flex-col gap-4 py-3">
          <Fields fields={fields} />
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}

function Fields({ fields }: { fields: readonly SettingField[] }) {
  const t = useMessages('look');
  return fields.map((field) => {
    const label = lookLabelOf(field.key);
    // A short label under a heading needs no description.
    const shown =
      label === null ? field : { ...field, title: t('field.name', { field: label }), description: [] };
    return <SettingRow key={field.key} field={shown} group="" />;
  });
}
