import type { PlainGroup } from './setting.texts';

/** A group of settings on the page; its id is a part of the page's address. */
interface SettingGroup {
  readonly id: PlainGroup | 'security' | 'general';
  readonly title: string;
}

/** All groups in the order in which they are shown. */
export const settingGroups = [
  { id: 'security', title: 'Security' },
  { id: 'privacy', title: 'Privacy' },
  { id: 'community', title: 'Community' },
  { id: 'media', title: 'Media' },
  { id: 'notification', title: 'Notifications' },
  { id: 'general', title: 'Your data' },
] as const satisfies readonly SettingGroup[];
