import type { UserSettings } from '../../domain/session/settings';
import { brand } from '../../domain/shared/brand';

/** Title and one-sentence description of a setting. */
export interface SettingTexts {
  readonly title: string;
  readonly text: string;
  /** Label of the audience `friends`, 'Friends' by default. */
  readonly friends?: string;
}

/** Groups with one row for each setting; general and security have their own rows. */
export type PlainGroup = Exclude<keyof UserSettings, 'general' | 'security'>;

type Texts = {
  readonly [Group in PlainGroup]: { readonly [Field in keyof UserSettings[Group]]: SettingTexts };
};

/** Texts of the settings, in display order. */
export const settingTexts: Texts = {
  privacy: {
    profile_visibility: {
      title: 'Profile',
      text: 'Who can view your profile. Nothing below is shown to a wider audience.',
    },
    profile_comments: { title: 'Comments', text: 'Who can comment on your profile.' },
    messages: {
      title: 'Messages',
      text: 'Who can message you. Players you write to can always answer, until you block them.',
    },
    play_history: { title: 'Play history', text: 'Who can see which games you’ve played, and when.' },
    badge_visibility: { title: 'Badges', text: `Who can see your ${brand.siteName} badges.` },
    achievement_visibility: { title: 'Achievements', text: 'Who can see your achievements in games.' },
    activity_visibility: {
      title: 'Activity',
      text: 'Who can see your recent activity and whether you’re online or playing.',
    },
    friend_visibility: { title: 'Friends list', text: 'Who can see your friends list.' },
    inventory_visibility: { title: 'Inventory', text: 'Who can see the items you own in games.' },
    followers: {
      title: 'Followers',
      text: 'Let players follow you. People who can see your profile see how many follow you.',
    },
    trade_offers: { title: 'Trade offers', text: 'Who can offer you item trades.' },
  },
  community: {
    friend_request: {
      title: 'Friend requests',
      text: 'Who can send you friend requests.',
      friends: 'Friends of friends',
    },
    searchable_by_email: {
      title: 'Find me by email',
      text: 'People who know your verified email address can find you.',
    },
    searchable_by_phone: { title: 'Find me by phone number', text: 'People who know your phone number can find you.' },
    toast_notifications: {
      title: 'Pop-up notifications',
      text: 'Show new notifications and messages in the corner for a moment.',
    },
    focus_mode: {
      title: 'Focus mode',
      text: 'You appear away and notifications stay silent. Find them under the bell later.',
    },
    mute_all: { title: 'Mute everything', text: 'Hide pop-ups and sounds from everyone.' },
    mute_friends: {
      title: 'Mute friends',
      text: 'Hide pop-ups and sounds for friend requests, and when friends come online or play.',
    },
    mute_notifications: {
      title: 'Mute notifications',
      text: 'Hide pop-ups and sounds for messages and all other notifications. The bell still counts them.',
    },
    mute_groups: {
      title: 'Mute groups',
      text: 'Hide pop-ups and sounds from groups.',
    },
    unread_messages_digest: {
      title: 'Email about unread messages',
      text: 'Email me about messages unread for a day.',
    },
  },
  media: {
    mute_sounds_master: {
      title: 'Mute all sounds',
      text: `Mute all ${brand.siteName} sounds. Games have their own volume.`,
    },
    nav_sounds: { title: 'Navigation sounds', text: 'A quiet tick when you press a button or follow a link.' },
    nav_haptics: {
      title: 'Navigation haptics',
      text: 'A short pulse of your phone or controller when you press a button or follow a link.',
    },
    music_player: { title: 'Music player', text: 'Play music while you browse.' },
    music_auto_pause: { title: 'Pause for games', text: 'Pause the music when a game starts.' },
    music_auto_resume: { title: 'Resume after games', text: 'Resume the music when a game ends.' },
    music_toasts: { title: 'Now playing pop-ups', text: 'Show the title when a new song starts.' },
    music_in_status: { title: 'Music in your status', text: 'Show friends what you’re listening to.' },
    music_history: { title: 'Music history', text: 'Remember the songs you’ve listened to.' },
  },
  notification: {
    disable_toasts_master: {
      title: 'Turn off all pop-ups',
      text: 'Hide every pop-up, even achievements. You’ll still see confirmations of your own actions.',
    },
    disable_emails_master: {
      title: 'Essential emails only',
      text: 'Only get emails your account needs, such as password resets.',
    },
    newsletters: { title: 'Newsletter', text: `Occasional emails about what’s new on ${brand.siteName}.` },
    support_ticket_emails: {
      title: 'Support emails',
      text: 'Get an email when we receive your ticket, and when we or a developer reply.',
    },
    weekly_digest: {
      title: 'Weekly digest',
      text: 'A weekly email about your friends, games and developers.',
    },
    game_health_emails: {
      title: 'Health of your games',
      text: 'For developers: an email when a new build has more errors or is slower.',
    },
  },
};
