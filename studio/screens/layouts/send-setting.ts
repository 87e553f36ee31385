import type { LayoutAnswer } from './edit.ts';
import { reportAnsweredSetting, reportSentSetting } from './setting-reports.ts';

/** The answer to a changed setting. `failed`: the server cannot be reached, or is overloaded. */
export type SettingAnswer = LayoutAnswer | { outcome: 'failed' };

/**
 * Saves a setting of a block and shows it in the canvas. The request starts at once. The router would first render the
 * saving state, which takes longer on a slow computer than all other steps.
 */
export async function sendSetting(
  action: string,
  fields: Readonly<Record<string, string>>,
): Promise<SettingAnswer> {
  const answering = send(action, fields);
  reportSentSetting();
  const answer = await answering;
  await reportAnsweredSetting(answer.outcome === 'saved' ? answer.draft : null);
  return answer;
}

async function send(action: string, fields: Readonly<Record<string, string>>): Promise<SettingAnswer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, intent: 'set' }),
    });
    if (response.ok) return (await response.json()) as LayoutAnswer;
    return { outcome: response.status === 429 || response.status >= 500 ? 'failed' : 'invalid' };
  } catch {
    return { outcome: 'failed' };
  }
}
