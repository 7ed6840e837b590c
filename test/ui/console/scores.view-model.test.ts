import { describe, expect, test } from 'vitest';
import { ScoresViewModel } from '../../../src/ui/console/scores.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { aReviewedScore, FakeScoresGateway } from '../../fakes/fake-scores-gateway';
import { consoleFixture, settle } from './console-fixture';

async function open(prepare: (gateway: FakeScoresGateway) => void = () => undefined) {
  const { clock, dialogs, notices, titles, press } = consoleFixture();
  const gateway = new FakeScoresGateway();
  prepare(gateway);
  const of = { developer: 'paper-moon', game: 'kite' };
  const view = new ScoresViewModel({ gateway, dialogs, notices, clock }, of);
  view.start();
  await settle();
  return { view, gateway, titles, press };
}

const two = (gateway: FakeScoresGateway) => {
  gateway.setAside = [aReviewedScore('vega'), aReviewedScore('mira')];
};

describe('ScoresViewModel', () => {
  test('shows the first board, and loads the chosen one without its selection', async () => {
    const { view, gateway } = await open(two);
    expect([view.board?.slug, view.review?.setAside.length]).toEqual(['main', 2]);
    view.toggleAll();
    expect(view.chosenScores).toHaveLength(2);
    view.chooseBoard('laps');
    expect([view.board?.slug, view.review, view.chosenScores]).toEqual(['laps', undefined, []]);
    await settle();
    expect(gateway.calls).toEqual([
      ['review', 'main'],
      ['review', 'laps'],
    ]);
  });

  test('decides a selection, and reports scores that another member has decided', async () => {
    const { view, gateway, titles } = await open(two);
    const [first = aReviewedScore('none')] = view.review?.setAside ?? [];
    view.toggle(first);
    await view.decide('accepted', view.chosenScores);
    expect(gateway.calls).toContainEqual(['decide', 'main', 'accepted', ['vega']]);
    expect([view.review?.setAside.length, view.chosenScores, titles()]).toEqual([1, [], ['1 score accepted']]);
    gateway.results = [{ username: 'mira', at: first.at, result: 'decided-otherwise', by: 'orion' }];
    await view.decide('refused', view.review?.setAside ?? []);
    expect(titles()).toContain('0 scores refused');
  });

  test('keeps the selection when a decision fails, and sends one decision at a time', async () => {
    const { view, gateway, titles } = await open(two);
    view.toggleAll();
    gateway.failure = aRefusal({ message: 'No.' });
    const first = view.decide('accepted', view.chosenScores);
    await view.decide('refused', view.chosenScores);
    await first;
    expect(gateway.calls.filter(([name]) => name === 'decide')).toHaveLength(1);
    expect([view.chosenScores.length, view.deciding, titles()]).toEqual([2, false, ['No.']]);
  });

  test('removes a score after a question', async () => {
    const { view, gateway, press } = await open();
    const [score = aReviewedScore('none')] = view.review?.top ?? [];
    const cancelled = view.remove(score);
    await press('cancel');
    await cancelled;
    const removed = view.remove(score);
    await press('confirm');
    await removed;
    expect(gateway.calls.filter(([name]) => name === 'remove')).toEqual([['remove', 'main', 'mira']]);
    expect(view.review?.top).toEqual([]);
  });

  test('bans a player with the typed values, and ends the ban after a question', async () => {
    const { view, gateway, press } = await open();
    await view.submitBan();
    expect(Object.keys(view.banProblems)).toEqual(['username', 'reason']);
    view.typeBan({ username: ' vega ', board: 'laps', reason: 'Cheats.', until: '2099-01-01T12:00' });
    await view.submitBan();
    const ban = { username: 'vega', board: 'laps', reason: 'Cheats.', until: '2099-01-01T12:00:00Z' };
    expect(gateway.calls).toContainEqual(['ban', ban]);
    expect([view.page.value?.bans.length, view.ban.username, view.banProblems]).toEqual([1, '', {}]);
    const [stored] = view.page.value?.bans ?? [];
    if (!stored) expect.fail('The ban is not listed.');
    const ended = view.unban(stored);
    await press('confirm');
    await ended;
    expect(view.page.value?.bans).toEqual([]);
  });

  test('shows the reason of a refused ban, and keeps the typed values', async () => {
    const { view, gateway } = await open();
    view.typeBan({ username: 'nobody', reason: 'Cheats.' });
    gateway.failure = aRefusal({ status: 404, message: 'This player does not exist.' });
    await view.submitBan();
    expect([view.banFailure, view.ban.username]).toEqual(['This player does not exist.', 'nobody']);
  });
});
