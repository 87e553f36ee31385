import type { LayoutAnswer } from './edit.ts';
import { reportSavedSetting } from './saved-setting.ts';

/** The answer to a changed setting. `failed`: the server cannot be reached. */
export type SettingAnswer = LayoutAnswer | { outcome: 'failed' };

/**
 * Saves a setting of a block and shows it in the canvas. The request starts at once. Through the router, it would wait
 * until the screen has rendered that it is saving, which takes a slow computer longer than everything else.
 */
export async function sendSetting(
  action: string,
  fields: Readonly<Record<string, string>>,
): Promise<SettingAnswer> {
  const answer = await send(action, fields);
  if (answer.outcome === 'saved') await reportSavedSetting(answer.draft);
  return answer;
}

async function send(action: string, fields: Readonly<Record<string, string>>): Promise<SettingAnswer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, intent: 'set' }),
    });
    return response.ok ? ((await response.json()) as LayoutAnswer) : { outcome: 'invalid' };
  } catch {
    return { outcome: 'failed' };
  }
}
