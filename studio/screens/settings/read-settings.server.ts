import { readValues, type RequestArgs } from '../../draft/current-draft.server.ts';
import { platformContext } from '../../server/context.ts';
import { targetKey } from '#app/store/change-target.ts';
import { settingsTarget, type StoredValues } from './settings.server.ts';
import { infoTarget } from './site-info.server.ts';

/** Reads the settings and the site info, with the site version that the operator sees. */
export async function readStoredSettings(args: RequestArgs): Promise<StoredValues & { seen: number }> {
  const seen = (await args.context.get(platformContext).store.readVersion()) ?? 0;
  const values = await readValues(args, [settingsTarget, infoTarget]);
  const none = { value: undefined, published: undefined };
  return {
    seen,
    settings: values.get(targetKey(settingsTarget)) ?? none,
    info: values.get(targetKey(infoTarget)) ?? none,
  };
}
