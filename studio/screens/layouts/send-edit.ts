import { noteDraft } from '../../draft/noted-draft.ts';
import { postEdit, type UnansweredEdit } from '../../draft/post-edit.ts';
import type { LayoutAnswer } from './edit.ts';
import { reportAnsweredSetting, reportSentSetting } from './setting-reports.ts';

/** The answer to an action of the layout editor, or the reason why there was none. */
export type EditAnswer = LayoutAnswer | UnansweredEdit;

/** The form fields of an action. */
export type EditFields = Readonly<Record<string, number | string>>;

/** Sends an action of the layout editor. */
export async function sendEdit(action: string, fields: EditFields): Promise<EditAnswer> {
  const answer = await postEdit<LayoutAnswer>(action, fields);
  if (answer.outcome === 'saved') noteDraft({ ...answer.draft, canUndo: true, canRedo: false });
  return answer;
}

/**
 * Saves a setting of a block and shows it in the canvas. The request does not use the router, so it starts at once. The
 * router would first render the saving state, which takes longer on a slow computer than all other steps.
 */
export async function sendSetting(action: string, fields: EditFields): Promise<EditAnswer> {
  const answering = sendEdit(action, { ...fields, intent: 'set' });
  reportSentSetting();
  const answer = await answering;
  await reportAnsweredSetting(answer.outcome === 'saved' ? answer.draft : null);
  return answer;
}
