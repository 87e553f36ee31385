import { expect, test } from 'vitest';
import { createEditTurns } from './edit-turns.ts';

/** Returns edits that run until they are ended, and the names of those that have begun. */
function createEdits() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const edit = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { begun, edit, end };
}

test('an edit begins at once if none is running', () => {
  const { begun, edit } = createEdits();
  void createEditTurns().together(edit('a'));
  void createEditTurns().alone(edit('b'));
  expect(begun).toEqual(['a', 'b']);
});

test('edits run alone in the order in which they were sent', async () => {
  const { begun, edit, end } = createEdits();
  const turns = createEditTurns();
  const answers = [turns.alone(edit('a')), turns.alone(edit('b')), turns.alone(edit('c'))];
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await end('c');
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
});

test('edits that run together do not wait for each other, but for those that run alone', async () => {
  const { begun, edit, end } = createEdits();
  const turns = createEditTurns();
  void turns.together(edit('a'));
  void turns.together(edit('b'));
  void turns.alone(edit('c'));
  void turns.together(edit('d'));
  void turns.together(edit('e'));
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('an edit that fails does not stop the next ones', async () => {
  const { begun, edit } = createEdits();
  const turns = createEditTurns();
  const failing = turns.alone(() => Promise.reject(new Error('Broken')));
  void turns.together(edit('a'));
  await expect(failing).rejects.toThrow('Broken');
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).toEqual(['a']);
});
