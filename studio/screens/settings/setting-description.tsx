import type { SettingField } from './setting-field.ts';

/** The description of a setting. Names of settings and values are shown as code. */
export function SettingDescription({ field: { description } }: { field: SettingField }) {
  // A description can name a value twice. Its parts never change their order.
  return description.map(({ text, isCode }, index) =>
    isCode ? (
      <code key={`${index} ${text}`} className="font-mono text-small">
        {text}
      </code>
    ) : (
      text
    ),
  );
}
