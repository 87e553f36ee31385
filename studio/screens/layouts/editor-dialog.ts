/** The dialogs of the editor. `at` is the position of a new block. */
export type EditorDialog = { kind: 'add' | 'paste'; at: number } | { kind: 'compare' };
