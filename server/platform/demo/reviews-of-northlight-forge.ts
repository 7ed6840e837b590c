import type { DemoReview } from './demo-review';

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
    body: 'I teach physics and put this in front of a class. Nobody had to be told what a period is after turning the crank for a minute: Mercury races and Neptune does not care. That the positions are right for January 2000 is a gift.',
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
