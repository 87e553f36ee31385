import type { CategoryTable } from '#app/feeds/define-feed.ts';

const create = ['Draw', 'Gallery', 'Graphics', 'Icon Pack', 'Music Practice Tool', 'Theming', 'Wallpaper'];

const write = [
  'Bookmark',
  'Calendar & Agenda',
  'Contact',
  'Ebook Reader',
  'Email',
  'Finance Manager',
  'Food',
  'Habit Tracker',
  'Inventory',
  'Money',
  'Note',
  'Pass Wallet',
  'Reading',
  'Recipe Manager',
  'Schedule',
  'Shopping List',
  'Task',
  'Text Editor',
  'Time',
  'Wallet',
  'Writing',
];

const internet = [
  'AI Chat',
  'Browser',
  'Cloud Storage & File Sync',
  'Connectivity',
  'DNS & Hosts',
  'File Encryption & Vault',
  'File Transfer',
  'Forum',
  'Internet',
  'Messaging',
  'Network Analyzer',
  'Password & 2FA',
  'Phone & SMS',
  'Remote Access',
  'Remote Controller',
  'Security',
  'Social Network',
  'VPN & Proxy',
  'Voice & Video Chat',
];

const watch = [
  'Local Media Player',
  'Media Player',
  'Multimedia',
  'News',
  'Online Media Player',
  'Podcast',
  'Radio',
];

const learn = [
  'Games',
  'Location Tracker & Sharer',
  'Navigation',
  'Public Transport',
  'Religion',
  'Science & Education',
  'Sports & Health',
  'Translation & Dictionary',
  'Weather',
  'Workout',
];

const groups: Readonly<Record<string, readonly string[]>> = {
  Create: create,
  'Write and plan': write,
  'Internet and privacy': internet,
  'Watch and listen': watch,
  'Learn and explore': learn,
};

/** Maps F-Droid's categories to those of the starter content. Categories that are not listed map to “Tools”. */
export const fdroidCategories: CategoryTable = {
  names: Object.fromEntries(
    Object.entries(groups).flatMap(([category, names]) => names.map((name) => [name, category])),
  ),
  default: 'Tools',
};
