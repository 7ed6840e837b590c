import type { DemoReview } from './demo-review';

export const reviewsOfTallWave: readonly DemoReview[] = [
  {
    game: 'pulse-saber',
    by: 'leftfoot',
    rating: 5,
    daysAgo: 39.3,
    body: 'Overclock is a workout and I will not pretend otherwise. What I like most is that the cuts lead into each other, so after a while my arms know where they have to be. Combo of 212 so far, and a very sore shoulder.',
    answer:
      'We bow to 212. Please drink some water, and try Night Drive on the day after: it is the kinder of the two.',
  },
  {
    game: 'pulse-saber',
    by: 'yuki-t',
    rating: 4,
    daysAgo: 25.1,
    body: 'Songs composed from a seed sounded like a gimmick, but Afterglow really does hold together, with a lead that I hummed afterwards. Three of them are not many, even if no two runs are the same.',
  },
  {
    game: 'pulse-saber',
    by: 'juno_w',
    rating: 3,
    daysAgo: 7.1,
    body: 'Great in a headset, decent with the keyboard, hard with two fingers on a phone: my thumbs cover the blocks. The pulse button helps me through, and I am glad that it never makes the combo longer.',
    answer:
      'Try holding the phone flat on a table and using your index fingers. It looks odd and works well. Thank you for the honest words.',
  },
  {
    game: 'windward-range',
    by: 'kestrel77',
    rating: 5,
    daysAgo: 40.4,
    body: 'Watch the banners, not the dots. Once I understood that the dots only show the first half second in still air, my chains got longer and the far targets became worth the risk. Clearing the board on Mondays keeps it friendly.',
  },
  {
    game: 'windward-range',
    by: 'mothlight',
    rating: 4,
    daysAgo: 19.5,
    body: 'Drawing the bow with both hands above a sea of clouds is worth the visit even if you miss everything, which I did. Twelve arrows are exactly one tea break.',
    answer:
      'Missing everything is how each of us began. Aim a hand’s breadth into the wind for a near target and go on from there.',
  },
  {
    game: 'windward-range',
    by: 'priya_n',
    rating: 2,
    daysAgo: 5.7,
    body: 'The wind grows with every arrow, and by the tenth it feels like luck to me. A single miss ends the chain, so a good round is gone in a second. Lovely terrace, but I leave it cross.',
    answer:
      'We hear you. For each arrow the wind keeps its side and only gusts come and go, so letting one pass does help. If it still feels like luck, tell us where.',
  },
  {
    game: 'kite-hill',
    by: 'hazel_thorne',
    rating: 5,
    daysAgo: 34.1,
    body: 'Letting out line in a gust and winding it in when the wind drops is all there is, and my hands learned it before I did. I wrote an H with the tail and nobody saw it but me. Two and a half minutes of dusk are just enough.',
  },
  {
    game: 'kite-hill',
    by: 'ama_boateng',
    rating: 4,
    daysAgo: 16.2,
    body: 'The posts in the meadow with the heights of my friends are a lovely way to show a leaderboard. I came down among the daisies four times before I trusted the lull.',
    answer:
      'The daisies are used to it. Thank you for flying, and see you on Monday, when the hill has forgotten everything.',
  },
  {
    game: 'kite-hill',
    by: 'dr_marrow',
    rating: 4,
    daysAgo: 2.8,
    body: 'Restful and a little competitive at once. Higher up the air is steadier, and the kite answers later, which is a nice thing to feel in a wrist. I wish the evening could last five minutes on request.',
  },
  {
    game: 'loom-of-sound',
    by: 'mothlight',
    rating: 5,
    daysAgo: 31.7,
    body: 'I cannot play an instrument, and this did not mind. Hang a few beads on the bell ring, slow everything down, stand in the middle: it is like being inside a music box. The glass voice is worth its coins.',
    answer:
      'You can play one now. Put two beads on the bass where the bells are silent, and listen to what they do to each other.',
  },
  {
    game: 'loom-of-sound',
    by: 'tobias-r',
    rating: 4,
    daysAgo: 20.3,
    body: 'Because all the rings share five tones nothing ever clashes, which is a relief and, after an hour, also its limit. I would love one more scale. Two of my three patterns run in the kitchen while I cook.',
  },
  {
    game: 'loom-of-sound',
    by: 'saltwick',
    rating: 4,
    daysAgo: 6.9,
    body: 'Wear headphones, really. The drum ring goes from a deep skin to a bright one, and with four beads you have something that walks. On the phone the upper tones are fiddly to hit.',
  },
];
