/** What a demo account has earned, been told and been written; days count back from the load. */
export interface DemoInbox {
  readonly username: string;
  readonly badges: readonly {
    readonly game: string;
    readonly badge: string;
    readonly daysAgo: number;
    readonly read: boolean;
  }[];
  /** Articles of which the account has been told. */
  readonly news: readonly { readonly article: string; readonly read: boolean }[];
  readonly letters: readonly {
    readonly from: string;
    readonly subject: string;
    readonly body: string;
    readonly daysAgo: number;
    readonly read: boolean;
  }[];
}

/** The inboxes of those who play. */
export const demoInboxes: readonly DemoInbox[] = [
  {
    username: 'nova',
    badges: [
      { game: 'orbital-salvage', badge: 'first-salvage', daysAgo: 12, read: true },
      { game: 'pulse-saber', badge: 'first-cut', daysAgo: 2.2, read: true },
      { game: 'pulse-saber', badge: 'combo-50', daysAgo: 0.3, read: false },
    ],
    news: [{ article: 'comfort-comes-first', read: false }],
    letters: [
      {
        from: 'orion',
        subject: 'Rematch?',
        body: 'Your run in Pulse Saber was close. I have practised since: same verse again on Friday?',
        daysAgo: 1.1,
        read: false,
      },
    ],
  },
  {
    username: 'orion',
    badges: [
      { game: 'pulse-saber', badge: 'first-cut', daysAgo: 9, read: true },
      { game: 'orbital-salvage', badge: 'first-salvage', daysAgo: 4.5, read: true },
      { game: 'orbital-salvage', badge: 'wave-5', daysAgo: 0.8, read: false },
    ],
    news: [{ article: 'a-link-is-a-door', read: true }],
    letters: [
      {
        from: 'nova',
        subject: 'How did you hold Meridian?',
        body: 'I never get past the fourth wave in Orbital Salvage. Do you send the drones out first, or keep them close?',
        daysAgo: 0.5,
        read: false,
      },
    ],
  },
];
