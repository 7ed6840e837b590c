import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ReviewReactionKind } from '../../../src/domain/reactions/reaction-kind';
import { reviewReactionKinds } from '../../../src/domain/reactions/reaction-kind';
import type { LaneEvent, LaneStep, ReactionLane } from '../../../src/domain/reactions/reaction-lane';
import { nextLane, startLane } from '../../../src/domain/reactions/reaction-lane';
import { reviewReactionCounts } from '../../arbitraries/reactions';

type Kind = ReviewReactionKind;
const clicked = (kind: Kind): LaneEvent<Kind> => ({ type: 'clicked', kind });
const answered = (kind: Kind, retracted: boolean): LaneEvent<Kind> => ({ type: 'answered', kind, retracted });
const failed = (kind: Kind): LaneEvent<Kind> => ({ type: 'failed', kind });

const lane = (mine?: Kind) =>
  startLane<Kind>(reviewReactionKinds, {
    like: { count: 5, mine: mine === 'like' },
    dislike: { count: 2, mine: mine === 'dislike' },
  });

const after = (start: ReactionLane<Kind>, ...events: readonly LaneEvent<Kind>[]) =>
  events.reduce<LaneStep<Kind>>((step, event) => nextLane(step.lane, event), { lane: start, request: undefined });

const requests = (start: ReactionLane<Kind>, ...events: readonly LaneEvent<Kind>[]) =>
  events.map((_, index) => after(start, ...events.slice(0, index + 1)).request);

describe('nextLane', () => {
  test("starts with the server's counts, the player's own reaction apart", () => {
    expect(lane('like')).toMatchObject({ others: { like: 4, dislike: 2 }, confirmed: 'like', chosen: 'like' });
    expect(lane()).toMatchObject({ others: { like: 5, dislike: 2 }, confirmed: undefined, sent: undefined });
  });

  test('corrects negative counts of the server', () => {
    const counts = { like: { count: 0, mine: true }, dislike: { count: -1, mine: false } };
    expect(startLane<Kind>(reviewReactionKinds, counts).others).toEqual({ like: 0, dislike: 0 });
  });

  test('shows a click at once and sends it', () => {
    const step = after(lane(), clicked('like'));
    expect(step.lane).toMatchObject({ chosen: 'like', confirmed: undefined });
    expect(step.request).toEqual({ kind: 'like', status: true });
    expect(after(lane('like'), clicked('like')).request).toEqual({ kind: 'like', status: false });
  });

  test('switches to the other kind with one request', () => {
    const step = after(lane('dislike'), clicked('like'));
    expect(step.request).toEqual({ kind: 'like', status: true });
    expect(nextLane(step.lane, answered('like', false))).toEqual({
      lane: { ...lane('dislike'), confirmed: 'like', chosen: 'like' },
      request: undefined,
    });
  });

  test("reverts on failure to the server's state, or to a click made meanwhile", () => {
    expect(after(lane('dislike'), clicked('like'), failed('like')).lane).toEqual(lane('dislike'));
    expect(requests(lane(), clicked('like'), clicked('dislike'), failed('like'), failed('dislike'))).toEqual([
      { kind: 'like', status: true },
      undefined,
      { kind: 'dislike', status: true },
      undefined,
    ]);
    expect(after(lane(), clicked('like'), clicked('like'), failed('like'))).toEqual({
      lane: lane(),
      request: undefined,
    });
    expect(after(lane(), clicked('like'), failed('like'), clicked('like')).request).toBeDefined();
  });

  test('sends one request at a time and only the last choice after it', () => {
    const events = [clicked('like'), clicked('like'), clicked('dislike'), answered('like', false)];
    expect(requests(lane(), ...events)).toEqual([
      { kind: 'like', status: true },
      undefined,
      undefined,
      { kind: 'dislike', status: true },
    ]);
    const undone = [clicked('like'), clicked('like'), answered('like', false), answered('like', true)];
    expect(requests(lane(), ...undone)).toEqual([
      { kind: 'like', status: true },
      undefined,
      { kind: 'like', status: false },
      undefined,
    ]);
  });

  test("accepts the server's response even if it differs from the request", () => {
    expect(after(lane(), clicked('like'), answered('like', true))).toEqual({ lane: lane(), request: undefined });
    const kept = after(lane('like'), clicked('like'), answered('like', false));
    expect(kept).toEqual({ lane: lane('like'), request: undefined });
    const back = after(lane(), clicked('like'), clicked('like'), answered('like', true));
    expect(back).toEqual({ lane: lane(), request: undefined });
  });

  test('ignores responses and failures without a request', () => {
    expect(nextLane(lane(), answered('like', false))).toEqual({ lane: lane(), request: undefined });
    expect(nextLane(lane(), failed('like'))).toEqual({ lane: lane(), request: undefined });
    const waiting = after(lane(), clicked('like')).lane;
    expect(nextLane(waiting, failed('dislike')).lane).toEqual(waiting);
    expect(nextLane(waiting, answered('dislike', false)).lane).toEqual(waiting);
  });

  const kinds = fc.constantFrom(...reviewReactionKinds);

  property.prop([reviewReactionCounts, fc.array(kinds, { minLength: 1, maxLength: 20 }), fc.boolean()])(
    'always ends in the state of the last click after fast clicks',
    (counts, clicks, answersEarly) => {
      const start = startLane(reviewReactionKinds, counts);
      const shown = clicks.reduce<Kind | undefined>((mine, kind) => (mine === kind ? undefined : kind), start.chosen);
      let { lane: moved } = after(start, ...clicks.slice(0, 1).map(clicked));
      if (answersEarly && moved.sent !== undefined) {
        moved = nextLane(moved, answered(moved.sent.kind, !moved.sent.status)).lane;
      }
      moved = after(moved, ...clicks.slice(1).map(clicked)).lane;
      expect(moved.chosen).toBe(shown);
      while (moved.sent !== undefined) moved = nextLane(moved, answered(moved.sent.kind, !moved.sent.status)).lane;
      expect(moved).toMatchObject({ confirmed: shown, chosen: shown, others: start.others });
    },
  );

  const outcomes = fc.constantFrom('given', 'retracted', 'failed');

  property.prop([reviewReactionCounts, fc.array(kinds, { maxLength: 20 }), fc.infiniteStream(outcomes)])(
    'never sends more requests than clicks',
    (counts, clicks, ends) => {
      let { lane: moved } = after(startLane(reviewReactionKinds, counts), ...clicks.map(clicked));
      let sent = 0;
      for (const end of ends) {
        if (moved.sent === undefined) break;
        sent += 1;
        const { kind } = moved.sent;
        moved = nextLane(moved, end === 'failed' ? failed(kind) : answered(kind, end === 'retracted')).lane;
      }
      expect(sent).toBeLessThanOrEqual(Math.min(2, clicks.length));
      expect(moved.chosen).toBe(moved.confirmed);
    },
  );
});
