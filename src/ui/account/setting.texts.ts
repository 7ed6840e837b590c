import type { UserSettings } from '../../domain/session/settings';

/** What a setting is called, and in one sentence what it does. */
export interface SettingWords {
  readonly title: string;
  readonly text: string;
}

/** The groups whose settings are changed one by one; those of general and security are looked after in rows of their own. */
export type PlainGroup = Exclude<keyof UserSettings, 'general' | 'security'>;

type Words = {
  readonly [Group in PlainGroup]: { readonly [Field in keyof UserSettings[Group]]: SettingWords };
};

/** Every setting in words, in the order in which they are shown. */
export const settingWords: Words = {
  privacy: {
    profile_visibility: {
      title: 'Profile',
      text: 'Who may open your profile page; the parts below are never shown to more people than this.',
    },
    profile_comments: { title: 'Comments', text: 'Who may write on your profile.' },
    play_history: { title: 'Play history', text: 'Who sees which games you have played, and when.' },
    badge_visibility: { title: 'Badges', text: 'Who sees the badges that the portal has given you.' },
    achievement_visibility: { title: 'Achievements', text: 'Who sees what you have achieved in games.' },
    activity_visibility: {
      title: 'Activity',
      text: 'Who sees what you have done lately, and whether you are online or in a game.',
    },
    friend_visibility: { title: 'List of friends', text: 'Who sees with whom you are friends.' },
    inventory_visibility: { title: 'Inventory', text: 'Who sees what you own in games.' },
    followers: { title: 'Followers', text: 'Lets other players follow you; your profile says how many do.' },
    trade_offers: { title: 'Trade offers', text: 'Who may offer you a trade of items.' },
  },
  community: {
    friend_request: { title: 'Friend requests', text: 'Who may ask to be your friend.' },
    searchable_by_email: {
      title: 'Found by email address',
      text: 'Who knows your verified email address can find you by it.',
    },
    searchable_by_phone: { title: 'Found by phone number', text: 'Who knows your phone number can find you by it.' },
    toast_notifications: {
      title: 'Notices in the corner',
      text: 'Shows for a moment in the corner what has just arrived.',
    },
    focus_mode: {
      title: 'Focus mode',
      text: 'Friends see you as away, and nothing that arrives is shown or heard; it waits for you behind the bell.',
    },
    mute_all: { title: 'Mute everything', text: 'Nothing that arrives is shown in the corner or heard, from anybody.' },
    mute_friends: {
      title: 'Mute friends',
      text: 'Friends who come online or begin a game, and what they send you, are neither shown in the corner nor heard.',
    },
    mute_notifications: {
      title: 'Mute notifications',
      text: 'Notifications and messages are neither shown in the corner nor heard; the bell still counts them.',
    },
    mute_groups: {
      title: 'Mute groups',
      text: 'What groups of players send you is neither shown in the corner nor heard.',
    },
    unread_messages_digest: {
      title: 'Email about unread messages',
      text: 'We write to you when messages have waited for you for a day.',
    },
  },
  media: {
    mute_sounds_master: {
      title: 'Mute all sounds',
      text: 'The portal makes no sound at all; games have their own volume.',
    },
    nav_sounds: { title: 'Navigation sounds', text: 'A quiet tick when you press a button or follow a link.' },
    nav_haptics: {
      title: 'Navigation haptics',
      text: 'A short pulse of your phone or controller when you press a button or follow a link.',
    },
    music_player: { title: 'Music player', text: 'Plays music while you look around.' },
    music_auto_pause: { title: 'Pause for games', text: 'The music pauses when a game begins.' },
    music_auto_resume: { title: 'Go on after games', text: 'The music goes on when a game ends.' },
    music_toasts: { title: 'Notices of songs', text: 'Shows in the corner which song begins.' },
    music_in_status: { title: 'Music in your status', text: 'Shows your friends what you listen to.' },
    music_history: { title: 'Music history', text: 'Remembers which songs you have heard.' },
  },
  notification: {
    disable_toasts_master: {
      title: 'No notices at all',
      text: 'Nothing is shown in the corner by itself, not even achievements; answers to what you do still are.',
    },
    disable_emails_master: {
      title: 'No emails',
      text: 'We send you none of the emails that you can do without; those that your account needs, such as a password reset, still come.',
    },
    newsletters: { title: 'Newsletter', text: 'News of the portal by email, now and then.' },
    support_ticket_emails: {
      title: 'Emails of the support',
      text: 'We write to you when the support has received or answered what you wrote.',
    },
    weekly_digest: {
      title: 'Weekly digest',
      text: 'Once a week, by email: what your friends, games and developers were up to.',
    },
  },
};
