/** The names of the presets, in the order of the screen. */
export const presetIds = ['hall', 'plum', 'pine', 'slate', 'cocoa', 'ocean', 'berry', 'paper'] as const;

export type PresetId = (typeof presetIds)[number];

/** A set of colours for the whole site. Settings that it does not name get their defaults. */
export interface Preset {
  id: PresetId;
  settings: Readonly<Record<string, string>>;
}

/** The colours of a preset in one theme. */
interface Colors {
  page: string;
  accent: string;
  pressed: string;
  text: string;
}

function preset(id: PresetId, dark: Colors, light: Colors): Preset {
  return {
    id,
    settings: {
      pageColor: dark.page,
      themeColor: dark.accent,
      themeColorPressed: dark.pressed,
      themeColorDark: dark.text,
      'light.pageColor': light.page,
      'light.themeColor': light.accent,
      'light.themeColorPressed': light.pressed,
      'light.themeColorDark': light.text,
      'cookie.buttonColor': dark.accent,
      'cookie.buttonTextColor': dark.text,
    },
  };
}

/** The presets. The first one is the built-in look. */
export const presets: readonly Preset[] = [
  { id: 'hall', settings: {} },
  preset(
    'plum',
    { page: '#2E0F38', accent: '#FF7A5C', pressed: '#E8634A', text: '#2A0B1E' },
    { page: '#FBF3FA', accent: '#8E2A7B', pressed: '#772067', text: '#FFFFFF' },
  ),
  preset(
    'pine',
    { page: '#0F2A26', accent: '#F6B860', pressed: '#E0A04A', text: '#22180A' },
    { page: '#F1F7F3', accent: '#1D6B4F', pressed: '#165640', text: '#FFFFFF' },
  ),
  preset(
    'slate',
    { page: '#161D28', accent: '#6FD3FF', pressed: '#52BCEB', text: '#06202E' },
    { page: '#F3F5F8', accent: '#1F5F8B', pressed: '#194E73', text: '#FFFFFF' },
  ),
  preset(
    'cocoa',
    { page: '#2B1712', accent: '#FFB3C1', pressed: '#F09AAB', text: '#3A0E18' },
    { page: '#FBF5F0', accent: '#8A4B2A', pressed: '#723D21', text: '#FFFFFF' },
  ),
  preset(
    'ocean',
    { page: '#06263F', accent: '#35E0C2', pressed: '#22C7AA', text: '#03261F' },
    { page: '#EFF8FB', accent: '#0B6E74', pressed: '#085A5F', text: '#FFFFFF' },
  ),
  preset(
    'berry',
    { page: '#33081F', accent: '#FF8FC7', pressed: '#F272B3', text: '#3B0522' },
    { page: '#FEF2F7', accent: '#B01E62', pressed: '#951651', text: '#FFFFFF' },
  ),
  preset(
    'paper',
    { page: '#1B1B1D', accent: '#F2F2EF', pressed: '#DADAD5', text: '#1B1B1D' },
    { page: '#FFFFFF', accent: '#1B1B1D', pressed: '#38383B', text: '#FFFFFF' },
  ),
];

/** Returns the preset of a name. */
export function findPreset(id: string): Preset | undefined {
  return presets.find((candidate) => candidate.id === id);
}
