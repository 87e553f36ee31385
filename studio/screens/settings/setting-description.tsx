import type { SettingField } from './setting-field.ts';

/** The description of a setting. Names of settings and values are shown as code. */
export function SettingDescription({ field: { description } }: { field: SettingField }) {
  return description.map(({ text, isCode }) =>
    isCode ? (
      <code key={text} className="font-mono text-small">
        {text}
      </code>
    ) : (
      text
    ),
  );
}
