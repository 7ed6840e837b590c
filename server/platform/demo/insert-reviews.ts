import { asc, eq } from 'drizzle-orm';
import { responseBody } from '../../../src/domain/reviews/response.policy';
import { reviewContent } from '../../../src/domain/reviews/review.policy';
import { insertResponse } from '../../community/reviews/response.repository';
import { insertReview } from '../../community/reviews/review.repository';
import { findReviewedGame } from '../../community/reviews/reviewed-game.repository';
import type { Executor } from '../database/executor';
import { accounts } from '../database/schema/accounts';
import { developerMembers } from '../database/schema/developers';
import { games } from '../database/schema/games';
import { daysBefore } from './content-text';
import type { DemoReview } from './demo-review';
import { reviewsOfNorthlightForge, reviewsOfTallWave } from './studio-reviews';

const reviewsOfPaperMoon: readonly DemoReview[] = [
  {
    game: 'lantern-drift',
    by: 'mothlight',
    rating: 5,
    daysAgo: 33.6,
    body: 'I finished the Heron at one in the morning and just stood on the pier for a while. No score, no clock, the chord from the lake when a pattern closes, and then the mist. It is the only thing on this site that makes me slower.',
    answer:
      'That is the kindest sentence anybody has written about our pier. The Long River is waiting when you have a longer evening.',
  },
  {
    game: 'lantern-drift',
    by: 'tobias-r',
    rating: 4,
    daysAgo: 18.9,
    body: 'Not my kind of game, or so I thought. With one lantern in each hand it becomes almost a breathing exercise. The coloured paper of 1.1 is pretty, but I would not have needed a shop next to so much quiet.',
  },
  {
    game: 'lantern-drift',
    by: 'leftfoot',
    rating: 3,
    daysAgo: 6.3,
    body: 'Beautiful water. On a phone I saw everything there was to see in about twenty minutes, and then the lanterns burn out and you begin the same five patterns again. Good for a train, though.',
  },
  {
    game: 'sand-garden',
    by: 'yuki-t',
    rating: 5,
    daysAgo: 37.4,
    body: 'The rings that appear round a stone when you rake past it are done with so much care. I keep one garden very empty, one full of moss, and the third is my daughter’s. Ten minutes before bed, every day.',
    answer: 'Please give your daughter our regards. We would like to see the third garden more than the other two.',
  },
  {
    game: 'sand-garden',
    by: 'hazel_thorne',
    rating: 5,
    daysAgo: 24.5,
    body: 'Undo goes back as far as I like, so I am never afraid of spoiling a line. The low moon gives every furrow a shadow, and setting down the lantern changes the whole picture. I did not know I needed a rake.',
  },
  {
    game: 'sand-garden',
    by: 'saltwick',
    rating: 3,
    daysAgo: 8.8,
    body: 'Peaceful, and it keeps my gardens on every device as promised. The square feels small after a few evenings, and more plants than moss would be welcome.',
    answer:
      'You are right that it is small: a square that you can rake in ten minutes was the idea. We are thinking about ferns.',
  },
  {
    game: 'coral-hours',
    by: 'ama_boateng',
    rating: 5,
    daysAgo: 27.2,
    body: 'The shoal follows my hand, and I could have spent the whole hour on that. Then the manta came over at first light and I forgot to take the picture. Eleven of twelve in the diary, and I am in no hurry for the last.',
  },
  {
    game: 'coral-hours',
    by: 'dr_marrow',
    rating: 4,
    daysAgo: 14.6,
    body: 'Dawn, noon and night each have animals of their own, and waiting for the jellies to light up is worth it. Lying on my back in the headset works really well. The diary names each creature and its hour; a sentence about how it lives would make it perfect.',
    answer:
      'Thank you. We kept the diary short so that nobody has to read under water, but the octopus does deserve a line of its own.',
  },
  {
    game: 'coral-hours',
    by: 'kestrel77',
    rating: 4,
    daysAgo: 4.9,
    body: 'A calm drift with a gentle reason to look closely. I liked having to come near the small ones. With a mouse the round trip feels a touch slow the third time.',
  },
  {
    game: 'glyph-gate',
    by: 'quietbadger',
    rating: 5,
    daysAgo: 36.8,
    body: 'The moment a ring takes its neighbour along and ruins a path that you had just mended is the moment it becomes a proper puzzle. No clock, free undo, and three stars for the fewest turns: exactly the right things to count.',
  },
  {
    game: 'glyph-gate',
    by: 'elif_k',
    rating: 4,
    daysAgo: 21.9,
    body: 'Twelve gates are over too soon, but the last four kept me for two evenings. I used one hint stone and felt guilty about it. Dragging a stone ring round with the controller feels heavy in a good way.',
    answer:
      'The stones are there to be used, and the gate keeps the secret. Thank you for staying with it to the end of the road.',
  },
  {
    game: 'glyph-gate',
    by: 'old_gregor',
    rating: 4,
    daysAgo: 10.7,
    body: 'A puzzle that lets me think. I would be glad of stronger contrast between two of the colours; I mixed them up more than once by moonlight.',
  },
];

/** All reviews of the demo games by invented players. */
export const demoReviews: readonly DemoReview[] = [
  ...reviewsOfNorthlightForge,
  ...reviewsOfPaperMoon,
  ...reviewsOfTallWave,
];

/** Age of the answer as a fraction of the review's age. */
const ANSWERED_AT = 0.6;

/** Finds the author of a game's answers: the member who joined its developer first. */
async function findMember(tx: Executor, gameId: number): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: accounts.id })
    .from(developerMembers)
    .innerJoin(games, eq(games.developerId, developerMembers.developerId))
    .innerJoin(accounts, eq(accounts.id, developerMembers.accountId))
    .where(eq(games.id, gameId))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(1);
  return found?.id;
}

async function answer(tx: Executor, reviewId: string, gameId: number, text: string, postedAt: Date): Promise<void> {
  const accountId = await findMember(tx, gameId);
  if (accountId === undefined) return;
  const checked = responseBody(text, { respondable: true, response: undefined });
  if (!checked.ok) throw new Error(`The demo answer is not valid: ${checked.error}.`);
  await insertResponse(tx, { reviewId, accountId, body: checked.value, postedAt });
}

async function insertOne(tx: Executor, review: DemoReview, accountId: string, now: Date): Promise<void> {
  const game = await findReviewedGame(tx, review.game, accountId);
  if (!game || game.isMember) return;
  const writer = { signedIn: true, ownGame: false, reviewed: false, editing: false };
  const checked = reviewContent(review, writer);
  if (!checked.ok) throw new Error(`The demo review of ${review.game} by ${review.by} is not valid: ${checked.error}.`);
  const own = { gameId: game.id, accountId };
  const id = await insertReview(tx, own, checked.value, daysBefore(now, review.daysAgo));
  if (id !== undefined && review.answer !== undefined)
    await answer(tx, id, game.id, review.answer, daysBefore(now, review.daysAgo * ANSWERED_AT));
}

/** Inserts the reviews of the demo games with their answers. Skips games and people that do not exist. */
export async function insertReviews(tx: Executor, ids: ReadonlyMap<string, string>, now: Date): Promise<void> {
  for (const review of demoReviews) {
    const accountId = ids.get(review.by);
    if (accountId !== undefined) await insertOne(tx, review, accountId, now);
  }
}
