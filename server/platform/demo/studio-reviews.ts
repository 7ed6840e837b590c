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
      'We hear you. For each arrow the wind keeps its side and only gusts come and go, so letting one pass does help. If it still feels like luck, write to us where.',
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

export const reviewsOfNorthlightForge: readonly DemoReview[] = [
  {
    game: 'beacon-keep',
    by: 'saltwick',
    rating: 5,
    daysAgo: 7.6,
    body: 'The beam is slow and heavy, and that is the whole game. You can never look everywhere, so you learn to leave a ship that has seen just enough and trust it past the rocks. My second night ended with two ships lost and a flare in my hand. Best ten minutes of my week.',
    answer:
      'Thank you. The harbour master says that two ships lost is still a kept light. Go for the clockwork before the third watch.',
  },
  {
    game: 'beacon-keep',
    by: 'elif_k',
    rating: 4,
    daysAgo: 5.1,
    body: 'Lovely storm, real tension, and the choice between lens, oil and clockwork matters. I take one star off because the lamp is so slow at first that a shade on the far left is as good as lost while I warn a ship on the right.',
    answer:
      'Fair point. Take clockwork between the first two watches: the lamp comes round much faster with it, and what it has shown a ship fades more slowly.',
  },
  {
    game: 'beacon-keep',
    by: 'leftfoot',
    rating: 3,
    daysAgo: 1.4,
    body: 'Good on the phone, where the beam simply follows my finger. After three dawns I had seen the rhythm of it, though, and I would like more kinds of ships.',
  },
  {
    game: 'brass-orrery',
    by: 'dr_marrow',
    rating: 5,
    daysAgo: 17.3,
    body: 'I teach physics and put this in front of a class. Nobody had to ask what a period is after turning the crank for a minute: Mercury races and Neptune does not care. That the positions are right for January 2000 is a gift.',
    answer:
      'This made our week. Let them look for Uranus and Neptune in one line: it takes patience, and they will remember the number of years.',
  },
  {
    game: 'brass-orrery',
    by: 'hazel_thorne',
    rating: 4,
    daysAgo: 11.8,
    body: 'Five of the six lines found, and all thirteen moons lit. A beautiful object to stand next to in VR. The last conjunction took a great deal of cranking; a faster gear would be kind to my wrist.',
  },
  {
    game: 'brass-orrery',
    by: 'kestrel77',
    rating: 4,
    daysAgo: 3.5,
    body: 'Came for a toy and stayed for the almanac. The thread of light when planets meet is such a small effect and so satisfying. Plays well with the arrow keys alone.',
  },
  {
    game: 'orbital-salvage',
    by: 'tobias-r',
    rating: 5,
    daysAgo: 35.2,
    body: 'Tractor in one hand, blaster in the other, and suddenly you are juggling. Letting go of a crate early and grabbing the next one while it drifts in by itself feels wonderful once it clicks. Armoured drones from wave four on keep me honest.',
    answer:
      'Letting go early is the trick that we hoped somebody would find. Try it with two crates in the air and a drone in between.',
  },
  {
    game: 'orbital-salvage',
    by: 'priya_n',
    rating: 4,
    daysAgo: 22.7,
    body: 'Catching plasma with the tractor to refill the suit is a clever idea, and it turns panic into a plan. I would have liked a short practice round before the first wave; my first three claims lasted no time at all.',
  },
  {
    game: 'orbital-salvage',
    by: 'old_gregor',
    rating: 3,
    daysAgo: 9.4,
    body: 'Handsome wreck, fair waves. With a mouse it is a good shooter; on my phone I never quite knew whether the tool would pull or shoot. I am 67 and reached wave three, so it is not only for the quick.',
    answer:
      'On a phone the tool goes by what you point at: it pulls crates and shoots at everything else. Wave three at the first go is no small thing.',
  },
  {
    game: 'tiltworks',
    by: 'juno_w',
    rating: 5,
    daysAgo: 38.1,
    body: 'Eight boards, and every one of them made me lean in my chair. The Well is cruel and fair. I keep coming back to shave another second off Ember Court, which is how a marble game should end up being played.',
  },
  {
    game: 'tiltworks',
    by: 'quietbadger',
    rating: 4,
    daysAgo: 26.4,
    body: 'Holding a trigger and moving my hand as if it held the rim is the most natural control I have met in VR. Three seconds for a fall is about right: it hurts, but it does not make me throw the headset.',
    answer:
      'No headsets were thrown in the making of it either. Thank you for saying so about the rim; we tried eleven ways to hold it.',
  },
  {
    game: 'tiltworks',
    by: 'ama_boateng',
    rating: 3,
    daysAgo: 12.2,
    body: 'The first five boards are a joy. After them I fall more than I roll, three seconds at a time, and the arrow keys feel a bit abrupt next to a finger.',
  },
];
