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
const stored = { draft: { body: 'A quiet place', rating: 4 }, target: undefined } as const;

const inTab = (): ReviewDraftStore => {
  const storage = new FakeTabStorage();
  return new TabReviewDraftStore(() => storage);
};
const stores: readonly (readonly [string, () => ReviewDraftStore])[] = [
  ['a tab', inTab],
  ['a test', () => new FakeReviewDrafts()],
];

describe.each(stores)('The drafts in %s', (_, create) => {
  test('are stored for their writer until they are deleted', () => {
    const drafts = create();
    drafts.save('night-ferry', stored, ada);
    expect([drafts.load('night-ferry', ada), drafts.load('pulse-saber', ada)]).toEqual([stored, undefined]);
    drafts.clear('night-ferry');
    expect(drafts.load('night-ferry', ada)).toBeUndefined();
  });

  test('are deleted for every game when another player loads one', () => {
    const drafts = create();
    drafts.save('night-ferry', stored, ada);
    drafts.save('pulse-saber', stored, undefined);
    expect(drafts.load('pulse-saber', grace)).toEqual(stored);
    expect(drafts.load('night-ferry', ada)).toBeUndefined();
  });

  test('are not shown to a visitor, who deletes none', () => {
    const drafts = create();
    drafts.save('night-ferry', stored, ada);
    expect([drafts.load('night-ferry', undefined), drafts.load('night-ferry', ada)]).toEqual([undefined, stored]);
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

property.prop([steps])('FakeReviewDrafts always behaves like TabReviewDraftStore', (run) => {
  const [tab, fake] = [inTab(), new FakeReviewDrafts()];
  for (const step of run) expect(step(fake)).toEqual(step(tab));
});
