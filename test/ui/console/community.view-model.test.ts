import { describe, expect, test } from 'vitest';
import { SessionState } from '../../../src/application/session/session-state';
import type { OwnReview } from '../../../src/domain/console/own-reviews';
import { AnswerDrafts, CommunityViewModel } from '../../../src/ui/console/community.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { anAnswer, anOwnReview, FakeDeveloperCommunityGateway } from '../../fakes/fake-developer-community-gateway';
import { consoleFixture, settle } from './console-fixture';

const TEXT = 'Thank you for the kind words.';

async function open(reviews: readonly OwnReview[] = [anOwnReview()], unanswered = false) {
  const { dialogs, notices, titles, press } = consoleFixture();
  const gateway = new FakeDeveloperCommunityGateway();
  gateway.reviewsNow = reviews;
  let guards = 0;
  const drafts = new AnswerDrafts({
    activate: () => {
      guards += 1;
      return () => {
        guards -= 1;
      };
    },
  });
  const dependencies = { gateway, dialogs, notices, session: new SessionState(), drafts };
  const visit = async () => {
    const view = new CommunityViewModel(dependencies, 'paper-moon', 'kite', { unanswered, stars: undefined }, 1);
    const stop = view.start();
    await settle();
    return { view, stop };
  };
  const { view, stop } = await visit();
  const shown = () => view.list.list?.reviews[0] ?? expect.fail('No review is shown.');
  return { view, stop, visit, shown, gateway, titles, press, guards: () => guards };
}

describe('CommunityViewModel', () => {
  test('answers a review once, and shows the answer at once', async () => {
    const { view, shown, gateway, titles, guards } = await open();
    view.write(shown());
    expect([view.draftOf(shown()), guards()]).toEqual(['', 0]);
    view.type(shown(), TEXT);
    expect(guards()).toBe(1);
    await Promise.all([view.send(shown()), view.send(shown())]);
    expect(gateway.calls).toEqual([['answer', 'r1', TEXT, undefined]]);
    expect([shown().answer?.body, view.draftOf(shown()), guards()]).toEqual([TEXT, undefined, 0]);
    expect(titles()).toEqual(['The answer is public']);
  });

  test('changes an answer from its revision', async () => {
    const { view, shown, gateway } = await open([anOwnReview({ answer: anAnswer('The first answer of the team.') })]);
    view.write(shown());
    expect(view.draftOf(shown())).toBe('The first answer of the team.');
    view.type(shown(), TEXT);
    await view.send(shown());
    expect(gateway.calls).toEqual([['answer', 'r1', TEXT, 'a1']]);
    expect(shown().answer?.body).toBe(TEXT);
  });

  test('keeps the text of the slower member, shows the answer of the other one, and replaces it at the next send', async () => {
    const { view, shown, gateway } = await open([anOwnReview()], true);
    view.write(shown());
    view.type(shown(), TEXT);
    gateway.reviewsNow = [anOwnReview({ answer: anAnswer('We were faster than you.', 'b1') })];
    await view.send(shown());
    expect([view.draftOf(shown()), view.problemOf(shown()), shown().answer?.body]).toEqual([
      TEXT,
      'Another member has answered.',
      'We were faster than you.',
    ]);
    await view.send(shown());
    expect(gateway.calls.at(-1)).toEqual(['answer', 'r1', TEXT, 'b1']);
    expect([shown().answer?.body, view.problemOf(shown())]).toEqual([TEXT, undefined]);
  });

  test('keeps the text after a failure, and on another page of the console', async () => {
    const { view, stop, visit, shown, gateway, guards } = await open();
    view.write(shown());
    view.type(shown(), TEXT);
    gateway.failure = { kind: 'network' };
    await view.send(shown());
    expect([view.draftOf(shown()), view.sending, view.problemOf(shown()) === undefined]).toEqual([
      TEXT,
      undefined,
      false,
    ]);
    stop();
    expect(guards()).toBe(1);
    gateway.failure = undefined;
    const again = await visit();
    expect(again.view.draftOf({ id: 'r1' })).toBe(TEXT);
    again.view.cancel({ id: 'r1' });
    expect([again.view.draftOf({ id: 'r1' }), guards()]).toEqual([undefined, 0]);
  });

  test.each(['x'.repeat(19), 'x'.repeat(2001)])('does not send %j', async (text) => {
    const { view, shown, gateway } = await open();
    view.write(shown());
    view.type(shown(), text);
    await view.send(shown());
    expect([gateway.calls, view.draftOf(shown()), view.problemOf(shown()) === undefined]).toEqual([[], text, false]);
  });

  test('deletes an answer after a question', async () => {
    const { view, shown, gateway, press, titles } = await open([anOwnReview({ answer: anAnswer(TEXT) })]);
    const kept = view.remove(shown());
    await press('cancel');
    await kept;
    expect(gateway.calls).toEqual([]);
    const removed = view.remove(shown());
    await press('confirm');
    await removed;
    expect([gateway.calls, shown().answer, titles()]).toEqual([
      [['removeAnswer', 'r1', 'a1']],
      undefined,
      ['The answer is deleted'],
    ]);
  });

  test('shows the changed answer after a refused deletion', async () => {
    const { view, shown, gateway, press } = await open([anOwnReview({ answer: anAnswer(TEXT) })]);
    gateway.reviewsNow = [anOwnReview({ answer: anAnswer('Changed by another member.', 'a2') })];
    gateway.failure = aRefusal({ status: 409, message: 'Another member has changed the answer.' });
    const removed = view.remove(shown());
    await press('confirm');
    await press('cancel');
    await removed;
    expect(shown().answer?.body).toBe('Changed by another member.');
  });
});
