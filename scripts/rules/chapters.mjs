const SPECIFICATION = {
  1: 'Purpose',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'Calls',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

/** Headings of the page of rules, by the first two numbers of a rule. */
export const documents = {
  1: { title: '1. The portal: accounts, shell and home', chapters: SPECIFICATION },
  2: { title: '2. The arcade: games, play and shop', chapters: SPECIFICATION },
  3: {
    title: '3. Decisions',
    chapters: {
      1: 'Names',
      2: 'Hosts',
      3: 'Commands',
      4: 'The wire',
      5: 'Session and requests',
      6: 'Realtime',
      7: 'Frames, games and the SDK',
      8: 'Money',
      9: 'Readings',
      10: 'Demo content',
    },
  },
};
