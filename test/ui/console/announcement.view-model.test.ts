import { describe, expect, test } from 'vitest';
import { err } from '../../../src/domain/shared/result';
import { AnnouncementViewModel } from '../../../src/ui/console/announcement.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { anAnnouncement, FakeDeveloperCommunityGateway } from '../../fakes/fake-developer-community-gateway';
import { consoleFixture, settle } from './console-fixture';

async function open(isNew = false) {
  const { gateway, clock, dialogs, notices, titles, press } = consoleFixture();
  const community = new FakeDeveloperCommunityGateway();
  const leaveGuard = { activate: () => () => undefined };
  const dependencies = { community, gateway, notices, clock, dialogs, leaveGuard };
  const view = new AnnouncementViewModel(dependencies, 'paper-moon', isNew ? undefined : 'kite-2');
  const stop = view.start();
  await settle();
  return { view, stop, community, clock, titles, press };
}

/** Makes the next loads wait until `fail` refuses them. */
function deferredLoad(community: FakeDeveloperCommunityGateway) {
  let fail = () => undefined as void;
  const answer = new Promise<Awaited<ReturnType<typeof community.announcement>>>((resolve) => {
    fail = () => {
      resolve(err({ kind: 'network' }));
    };
  });
  community.announcement = () => answer;
  return {
    fail: () => {
      fail();
    },
  };
}

describe('AnnouncementViewModel', () => {
  test('stores a new draft once, and then changes it', async () => {
    const { view, community } = await open(true);
    view.type('title', ' Windy ');
    view.type('body', 'Hold *on*.');
    view.type('game', 'kite');
    await view.save();
    expect([view.slug, view.changed]).toEqual(['new-one', []]);
    view.type('body', 'Hold on.');
    await view.save();
    const text = { title: 'Windy', body: 'Hold *on*.', game: 'kite' };
    expect(community.calls).toEqual([
      ['create', text],
      ['change', 'new-one', 'n1', { ...text, body: 'Hold on.' }],
    ]);
  });

  test('previews a text after a pause', async () => {
    const { view, clock } = await open();
    expect(view.html).toBe('<p>It is <strong>windy</strong>.</p>');
    view.type('body', 'One');
    clock.advance(400);
    view.type('body', 'Two');
    clock.advance(499);
    await settle();
    expect(view.html).toBe('<p>It is <strong>windy</strong>.</p>');
    clock.advance(1);
    await settle();
    expect(view.html).toBe('<p>Two</p>');
    view.discard();
    clock.advance(500);
    await settle();
    expect(view.html).toBe('<p>It is **windy**.</p>');
  });

  test('merges the change of another member with the typed text', async () => {
    const { view, community } = await open();
    view.type('title', 'Mine');
    const theirs = { title: 'Theirs', body: 'Theirs', game: undefined };
    community.announcementNow = anAnnouncement({ text: theirs, revision: 'r2' });
    await view.save();
    expect([view.edit.form, view.edit.conflicts]).toEqual([{ title: 'Mine', body: 'Theirs', game: '' }, ['title']]);
    await view.save();
    expect(community.calls.at(-1)).toEqual(['change', 'kite-2', 'r2', { ...theirs, title: 'Mine' }]);
  });

  test('publishes the revision that is shown, after a question', async () => {
    const { view, community, press, titles } = await open();
    const published = view.publish();
    await press('confirm');
    await published;
    expect(community.calls).toEqual([['publish', 'kite-2', 'r1', undefined]]);
    expect([view.edit.page?.state, titles()]).toEqual(['published', ['The announcement is published']]);
  });

  test('loads the announcement again after a refused publication', async () => {
    const { view, community, press } = await open();
    community.announcementNow = anAnnouncement({ revision: 'r2' });
    const publish = community.publishAnnouncement.bind(community);
    community.publishAnnouncement = (...input) => {
      community.failure = aRefusal({ status: 409, message: 'Changed in the meantime.' });
      const answer = publish(...input);
      community.failure = undefined;
      return answer;
    };
    const published = view.publish();
    await press('confirm');
    await press('cancel');
    await published;
    expect([view.edit.page?.revision, view.edit.page?.state]).toEqual(['r2', 'draft']);
  });

  test('schedules the publication in UTC, and cancels it', async () => {
    const { view, community, titles } = await open();
    await view.schedule();
    expect(view.scheduleProblem).toBe('Choose a date and a time.');
    view.typeAt('2030-01-01T12:00');
    await view.schedule();
    expect(community.calls).toEqual([['publish', 'kite-2', 'r1', '2030-01-01T12:00:00Z']]);
    expect([view.edit.page?.scheduled, view.at]).toEqual(['2030-01-01T12:00:00Z', '2030-01-01T12:00']);
    await view.unschedule();
    expect([view.edit.page?.scheduled, view.at, titles()]).toEqual([
      undefined,
      '',
      ['The publication is cancelled', 'The publication is scheduled'],
    ]);
  });

  test('shows the sent time until the announcement is loaded again, and after a failed load', async () => {
    const { view, community } = await open();
    const loaded = deferredLoad(community);
    view.typeAt('2030-01-01T12:00');
    const scheduled = view.schedule();
    await settle();
    expect([view.at, view.scheduling]).toEqual(['2030-01-01T12:00', true]);
    loaded.fail();
    await scheduled;
    expect([view.at, view.scheduling]).toEqual(['2030-01-01T12:00', false]);
  });

  test('shows no time after a cancelled publication, also if the announcement cannot be loaded again', async () => {
    const { view, community } = await open();
    view.typeAt('2030-01-01T12:00');
    await view.schedule();
    const loaded = deferredLoad(community);
    const cancelled = view.unschedule();
    await settle();
    expect(view.at).toBe('');
    loaded.fail();
    await cancelled;
    expect([view.at, view.scheduling]).toEqual(['', false]);
  });

  test('shows the scheduled time if a text is typed during the request', async () => {
    const { view } = await open();
    view.typeAt('2030-01-01T12:00');
    const scheduled = view.schedule();
    view.type('title', 'Mine');
    await scheduled;
    expect([view.at, view.edit.form?.title]).toEqual(['2030-01-01T12:00', 'Mine']);
  });

  test('keeps a time that is typed during the request', async () => {
    const { view } = await open();
    view.typeAt('2030-01-01T12:00');
    const scheduled = view.schedule();
    view.typeAt('2031-01-01T12:00');
    await scheduled;
    expect([view.edit.page?.scheduled, view.at]).toEqual(['2030-01-01T12:00:00Z', '2031-01-01T12:00']);
  });

  test('keeps a refused time', async () => {
    const { view, community } = await open();
    view.typeAt('2020-01-01T12:00');
    community.failure = aRefusal({ status: 422, fields: { at: ['Choose a time in the future.'] } });
    await view.schedule();
    expect([view.scheduleProblem, view.at, view.scheduling]).toEqual([
      'Choose a time in the future.',
      '2020-01-01T12:00',
      false,
    ]);
  });

  test('deletes an announcement after a question', async () => {
    const { view, community, press } = await open();
    const kept = view.remove();
    await press('cancel');
    await kept;
    expect([view.deleted, community.calls]).toEqual([false, []]);
    const removed = view.remove();
    await press('confirm');
    await removed;
    expect([view.deleted, community.calls]).toEqual([true, [['delete', 'kite-2']]]);
  });
});
