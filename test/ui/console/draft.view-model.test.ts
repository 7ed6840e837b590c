import { describe, expect, test, vi } from 'vitest';
import { FollowPublication } from '../../../src/application/console/follow-publication.use-case';
import type { ConsoleGame, GameDraft, Publication } from '../../../src/domain/console/console';
import { DraftViewModel } from '../../../src/ui/console/draft.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeAttention } from '../../fakes/fake-attention';
import { consoleFixture, settle } from './console-fixture';

const draft: GameDraft = {
  slug: 'draft-0123456789ab',
  version: '1.2.0',
  page: 'https://portal.test/arcade/games/draft-0123456789ab?preview=key',
  release: undefined,
  change: undefined,
};
const kite: ConsoleGame = { slug: 'kite', title: 'Kite', state: 'published', opens: '1.0.0', draft };
const published = { game: 'kite', version: '1.1.0', status: 'published', files: 2, check: undefined } as const;
const ended = (change: Partial<Publication>): Publication => ({
  id: 'p1',
  state: 'published',
  error: undefined,
  result: { ...published, page: '/p', build: '/b' },
  ...change,
});

async function open(game: Partial<ConsoleGame> = {}, copies = true) {
  const { gateway, clock, dialogs, notices, ...rest } = consoleFixture();
  gateway.gamesNow = [{ ...kite, ...game }];
  const changed = vi.fn();
  const copied: unknown[] = [];
  const copy = (text: unknown) => Promise.resolve(copied.push(text) > 0 && copies);
  const followPublication = new FollowPublication(gateway, clock, new FakeAttention());
  const dependencies = { gateway, dialogs, notices, clipboard: { copy }, followPublication };
  const view = new DraftViewModel(dependencies, 'paper-moon', 'kite', changed);
  const stop = view.start();
  await settle();
  /** Lets the next request for the state of the publication be answered. */
  const poll = async (publication: Publication) => {
    gateway.publicationNow = publication;
    clock.advance(10_000);
    await settle();
    await settle();
  };
  return { view, stop, gateway, changed, copied, poll, ...rest };
}

describe('DraftViewModel', () => {
  test('releases the build that the member has seen, after a question', async () => {
    const { view, gateway, changed, poll, press, titles } = await open();
    view.typeVersion('newest');
    await view.request('release');
    expect([view.versionProblem !== undefined, gateway.calls]).toEqual([true, []]);
    view.typeVersion(' minor ');
    const asked = view.request('release');
    await press('cancel');
    await asked;
    expect([gateway.calls, view.change]).toEqual([[], undefined]);
    const confirmed = view.request('release');
    await press('confirm');
    await confirmed;
    expect(gateway.calls).toEqual([
      ['changeDraft', 'paper-moon', 'kite', { action: 'release', version: 'minor', build: '1.2.0' }],
    ]);
    expect(view.change).toEqual({ action: 'release', running: false });
    await poll(ended({ state: 'running', result: undefined }));
    expect(view.change).toEqual({ action: 'release', running: true });
    gateway.gamesNow = [{ ...kite, draft: undefined }];
    await poll(ended({}));
    expect([view.change, view.draft, view.released?.version, view.version]).toEqual([
      undefined,
      undefined,
      '1.1.0',
      '',
    ]);
    expect([changed.mock.calls.length, titles()]).toEqual([1, ['The draft is released']]);
  });

  test('shows the reason of a refusal and keeps the draft and the typed version', async () => {
    const { view, changed, poll, press } = await open();
    view.typeVersion('1.1.0');
    const asked = view.request('release');
    await press('confirm');
    await asked;
    await poll(ended({ state: 'refused', error: 'The build does not start.', result: undefined }));
    expect([view.change, view.refusal, view.draft, view.version]).toEqual([
      undefined,
      'The build does not start.',
      draft,
      '1.1.0',
    ]);
    expect(changed).not.toHaveBeenCalled();
  });

  test.each([
    ['renew', 'The draft has a new private link'],
    ['remove', 'The draft is deleted'],
  ] as const)('%s runs after a question and ends with a toast', async (action, title) => {
    const { view, gateway, poll, press, titles } = await open();
    const asked = view.request(action);
    await press('confirm');
    await asked;
    expect(gateway.calls).toEqual([
      ['changeDraft', 'paper-moon', 'kite', { action, version: undefined, build: undefined }],
    ]);
    await poll(ended({ result: undefined }));
    expect([titles(), view.released]).toEqual([[title], undefined]);
  });

  test('shows a failed start in the dialog and starts nothing', async () => {
    const { view, gateway, press } = await open();
    const asked = view.request('remove');
    gateway.failure = aRefusal({ status: 409, message: 'This draft is being released.' });
    await press('confirm');
    expect(view.change).toBeUndefined();
    await press('cancel');
    await asked;
    expect(view.change).toBeUndefined();
  });

  test('follows a change that another member has started, until the page is left', async () => {
    const change = { id: 'p7', action: 'renew' } as const;
    const { view, stop, poll, titles } = await open({ draft: { ...draft, change } });
    expect(view.change).toEqual({ action: 'renew', running: false });
    stop();
    await poll(ended({ result: undefined }));
    expect(titles()).toEqual([]);
  });

  test('schedules the release in UTC, and cancels it', async () => {
    const { view, gateway, titles } = await open();
    await view.schedule();
    expect([view.scheduleProblem, gateway.calls]).toEqual(['Choose a date and a time.', []]);
    view.typeAt('2026-11-27T18:30');
    view.typeVersion('major');
    gateway.failure = aRefusal({ fields: { at: ['Choose a time in the future.'] } });
    await view.schedule();
    expect([view.scheduleProblem, view.at]).toEqual(['Choose a time in the future.', '2026-11-27T18:30']);
    gateway.failure = undefined;
    await view.schedule();
    expect([gateway.calls.at(-1), view.at]).toEqual([
      ['scheduleRelease', 'paper-moon', 'kite', '2026-11-27T18:30:00Z', 'major'],
      '',
    ]);
    gateway.gamesNow = [{ ...kite, draft: { ...draft, release: '2026-11-27T18:30:00.000Z' } }];
    await view.load();
    expect(view.at).toBe('2026-11-27T18:30');
    await view.cancelSchedule();
    expect(gateway.calls.at(-1)).toEqual(['cancelRelease', 'paper-moon', 'kite']);
    expect(titles()).toEqual(['The release is cancelled', 'The release is scheduled']);
  });

  test('copies the private link, and says if the browser has refused', async () => {
    const { view, copied } = await open();
    await view.copyLink();
    expect([copied, view.copied]).toEqual([[draft.page], 'yes']);
    const refused = await open({}, false);
    await refused.view.copyLink();
    expect(refused.view.copied).toBe('failed');
  });

  test('waits for a decision about conflicts, and releases with the chosen values', async () => {
    const { view, gateway, press } = await open();
    gateway.conflictsNow = ['title', 'items/hat'].map((field) => ({ field, title: field, public: 'A', draft: 'B' }));
    await view.request('release');
    expect([view.decision.open?.conflicts.length, gateway.calls]).toEqual([2, []]);
    view.decision.choose('title', 'draft');
    view.decision.choose('items/hat', 'draft');
    view.decision.choose('items/hat', 'public');
    const asked = view.releaseDecided();
    await press('confirm');
    await asked;
    const choice = { revision: 'c1', draft: ['title'] };
    expect(gateway.calls).toEqual([
      ['changeDraft', 'paper-moon', 'kite', { action: 'release', version: undefined, build: '1.2.0', choice }],
    ]);
    expect([view.change, view.decision.open]).toEqual([{ action: 'release', running: false }, undefined]);
  });

  test('shows a failed comparison, and cancels a decision', async () => {
    const { view, gateway } = await open();
    gateway.failure = aRefusal({ status: 403, message: 'Your role may not publish.' });
    await view.request('release');
    expect([view.refusal, view.decision.open]).toEqual(['Your role may not publish.', undefined]);
    gateway.failure = undefined;
    gateway.conflictsNow = [{ field: 'title', title: 'Title', public: 'A', draft: 'B' }];
    await view.request('release');
    view.decision.cancel();
    await view.releaseDecided();
    expect([view.decision.open, gateway.calls]).toEqual([undefined, []]);
  });
});
