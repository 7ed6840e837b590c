import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { TabReviewDraftStore } from '../../../src/adapters/storage/tab-review-draft-store';
import type { DraftWriter, ReviewDraftStore } from '../../../src/application/reviews/review-draft-store.port';
import { ratings } from '../../../src/domain/reviews/rating';
import type { ReviewId } from '../../../src/domain/reviews/review';
import type { UserId } from '../../../src/domain/session/current-user';
import { FakeReviewDrafts } from '../../fakes/fake-review-drafts';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

const [ada, grace] = ['ada', 'grace'] as readonly string[] as readonly [UserId, UserId];
const kept = { draft: { body: 'A quiet place', rating: 4 }, target: undefined } as const;

const inTab = (): ReviewDraftStore => {
  const storage = new FakeTabStorage();
  return new TabReviewDraftStore(() => storage);
};
const stores: readonly (readonly [string, () => ReviewDraftStore])[] = [
  ['a tab', inTab],
  ['a test', () => new FakeReviewDrafts()],
];

describe.each(stores)('the drafts that %s keeps', (_, create) => {
  test('are there for their writer until they are forgotten', () => {
    const drafts = create();
    drafts.save('night-ferry', kept, ada);
    expect([drafts.load('night-ferry', ada), drafts.load('pulse-saber', ada)]).toEqual([kept, undefined]);
    drafts.clear('night-ferry');
    expect(drafts.load('night-ferry', ada)).toBeUndefined();
  });

  test('are forgotten of every game when another player reads one', () => {
    const drafts = create();
    drafts.save('night-ferry', kept, ada);
    drafts.save('pulse-saber', kept, undefined);
    expect(drafts.load('pulse-saber', grace)).toEqual(kept);
    expect(drafts.load('night-ferry', ada)).toBeUndefined();
  });

  test('of a player are not shown to a visitor, who forgets none', () => {
    const drafts = create();
    drafts.save('night-ferry', kept, ada);
    expect([drafts.load('night-ferry', undefined), drafts.load('night-ferry', ada)]).toEqual([undefined, kept]);
  });
});

type Step = (drafts: ReviewDraftStore) => unknown;

const games = fc.constantFrom('night-ferry', 'pulse-saber', 'r1');
const writers = fc.constantFrom<DraftWriter>(undefined, ada, grace);
const drafts = fc.record({
  draft: fc.record({ body: fc.string(), rating: fc.option(fc.constantFrom(...ratings), { nil: undefined }) }),
  target: fc.option(fc.constant('r1' as ReviewId), { nil: undefined }),
});
const steps = fc.array(
  fc.oneof(
    fc.tuple(games, writers).map(
      ([game, writer]): Step =>
        (store) =>
          store.load(game, writer),
    ),
    fc.tuple(games, drafts, writers).map(([game, draft, writer]): Step => (store) => {
      store.save(game, draft, writer);
    }),
    games.map((game): Step => (store) => {
      store.clear(game);
    }),
  ),
);

property.prop([steps])('a test keeps what a tab keeps', (run) => {
  const [tab, fake] = [inTab(), new FakeReviewDrafts()];
  for (const step of run) expect(step(fake)).toEqual(step(tab));
});
