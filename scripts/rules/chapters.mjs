const SPECIFICATION = {
  1: 'What it is for',
  2: 'Screens and addresses',
  3: 'What things are made of',
  4: 'States and what changes them',
  5: 'What input is accepted',
  6: 'Who may do what',
  7: 'Calls to the server',
  8: 'Errors and their words',
  9: 'Numbers and limits',
};

/** Headings of the page of rules, by the first two numbers of a rule. */
export const documents = {
  1: { title: '1. The portal: accounts, shell and home', chapters: SPECIFICATION },
  2: { title: '2. The arcade: games, play and shop', chapters: SPECIFICATION },
  3: {
    title: '3. Decisions',
    chapters: {
      1: 'Names',
      2: 'Hosts and origins',
      3: 'Commands',
      4: 'On the wire',
      5: 'Session and requests',
      6: 'Live events',
      7: 'Games in frames and the SDK',
      8: 'Money',
      9: 'How unclear sentences are read',
      10: 'What the demo holds',
    },
  },
};
