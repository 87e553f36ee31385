import { redirect, useOutletContext, useParams, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import type { SettingsData } from './frame.tsx';
import { listSettingGroups, settingsSiteOf } from './settings.server.ts';
import { SettingList } from './setting-list.tsx';

export const handle: StudioPolicy = { read: 'viewer' };

export function loader({ params, context }: LoaderFunctionArgs) {
  const groups = listSettingGroups(settingsSiteOf(context.get(platformContext)));
  if (params.group === undefined) return redirect(`/settings/${groups[0] ?? ''}`);
  if (!groups.includes(params.group)) throw new Response(null, { status: 404 });
  return null;
}

/** The settings of one group. */
export default function SettingGroupScreen() {
  const settings = useOutletContext<SettingsData>();
  const { group } = useParams();
  const t = useMessages('settings');
  const { name } = settings.groups.find(({ slug }) => slug === group) ?? { name: '' };
  return (
    <>
      <title>{t('page.groupTitle', { group: name })}</title>
      <SettingList
        title={name}
        fields={settings.fields.filter((field) => field.group === group)}
        settings={settings}
      />
    </>
  );
}
