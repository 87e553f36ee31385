import { describe, expect, test } from 'vitest';
import {
  followSaved,
  isTyped,
  isUnanswered,
  resumeConflict,
  startTyping,
  type TypedState,
} from './typed-text.ts';

const first = { text: 'one', revision: 'r1' };
const other = { text: 'two', revision: 'r2' };

function typed(text: string): TypedState {
  return { ...startTyping(first, undefined), text };
}

describe('a field while it is edited', () => {
  test('shows a new saved value if nothing was typed', () => {
    expect(followSaved(startTyping(first, undefined), other, undefined)).toMatchObject({
      text: 'two',
      base: other,
    });
  });

  test('keeps the typed text and the value that it is based on if another value is saved', () => {
    const state = followSaved(typed('mine'), other, undefined);
    expect(state).toMatchObject({ text: 'mine', base: first });
  });

  test('keeps the value that it shows while something is typed that is not part of its text yet', () => {
    const held = { ...startTyping(first, undefined), isHeld: true };
    expect(followSaved(held, other, undefined)).toMatchObject({ text: 'one', base: first });
    expect(followSaved({ ...held, isHeld: false }, other, undefined)).toMatchObject({
      text: 'two',
      base: other,
    });
  });

  test('follows its own save, even if typing continued in the meantime', () => {
    const answer = { outcome: 'saved', revision: 'r3' };
    const sent = { ...typed('mine'), sent: 'mine' };
    const saved = { text: 'mine', revision: 'r3' };
    expect(isTyped(followSaved(sent, saved, answer))).toBe(false);
    const further = followSaved({ ...sent, text: 'mine too' }, saved, answer);
    expect(further).toMatchObject({ text: 'mine too', base: saved });
  });

  test('keeps its former text if that is typed again while another one is saved', () => {
    const sent = { ...typed('one'), sent: 'mine' };
    const saved = { text: 'mine', revision: 'r3' };
    // The edit of another field has loaded the data of the screen, before the answer to this save.
    const waiting = followSaved(sent, saved, undefined);
    expect(waiting.text).toBe('one');
    const answered = followSaved(waiting, saved, { outcome: 'saved', revision: 'r3' });
    expect(answered).toMatchObject({ text: 'one', base: saved });
    expect(isTyped(answered)).toBe(true);
  });

  test('shows a new saved value after its own was refused and taken back', () => {
    const refused = followSaved({ ...typed('reddish'), sent: 'reddish' }, first, { outcome: 'refused' });
    expect(followSaved({ ...refused, text: 'one' }, other, undefined)).toMatchObject({ text: 'two' });
  });

  test('keeps its saved text while the data of the screen is earlier', () => {
    const answer = { outcome: 'saved', revision: 'r3' };
    const sent = { ...typed('mine'), sent: 'mine' };
    const saved = followSaved(sent, null, answer);
    expect(saved).toMatchObject({ text: 'mine', base: { text: 'mine', revision: 'r3' } });
    // The screen has been loaded again, after someone else has undone the edit.
    expect(followSaved(saved, first, answer)).toMatchObject({ text: 'one', base: first });
  });

  test('shows its text as the server has written it', () => {
    const answer = { outcome: 'saved', revision: 'r3' };
    const sent = { ...typed('1,2'), sent: '1,2' };
    expect(followSaved(sent, { text: '1, 2', revision: 'r3' }, answer).text).toBe('1, 2');
  });

  test('keeps a text that was refused', () => {
    const sent = { ...typed('reddish'), sent: 'reddish' };
    const refused = followSaved(sent, first, { outcome: 'refused' });
    expect(refused).toMatchObject({ text: 'reddish', base: first, answered: 'reddish' });
    // The next text was sent, and the answer to it has not arrived.
    expect(followSaved({ ...refused, text: 'red', sent: 'red' }, first, undefined).answered).toBe('reddish');
  });

  test('knows whether its text was answered', () => {
    const sent = { ...typed('mine'), sent: 'mine' };
    expect(isUnanswered(typed('mine'))).toBe(false);
    // The save has ended, but its answer never arrived.
    expect(isUnanswered(followSaved(sent, first, undefined))).toBe(true);
    expect(isUnanswered(followSaved(sent, first, { outcome: 'refused' }))).toBe(false);
    const saved = { text: 'mine', revision: 'r3' };
    expect(isUnanswered(followSaved(sent, saved, { outcome: 'saved', revision: 'r3' }))).toBe(false);
  });

  test('takes each answer into account once', () => {
    const answer = { outcome: 'saved', revision: 'r3' };
    const done = followSaved({ ...typed('mine'), sent: 'mine' }, { text: 'mine', revision: 'r3' }, answer);
    const state = followSaved(
      { ...done, text: 'again', sent: 'again' },
      { text: 'mine', revision: 'r3' },
      answer,
    );
    expect(isTyped(state)).toBe(true);
  });

  test('is in conflict again after it was rebuilt during a conflict', () => {
    const rebuilt = resumeConflict(startTyping(other, undefined), {
      ...first,
      text: 'mine',
      replaced: 'one',
    });
    expect(rebuilt).toMatchObject({ text: 'mine', base: first });
    expect(followSaved(rebuilt, other, undefined)).toEqual(rebuilt);
  });
});
