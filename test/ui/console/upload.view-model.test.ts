import { describe, expect, test, vi } from 'vitest';
import type { UploadReport } from '../../../src/application/console/build-uploads.port';
import { FollowPublication } from '../../../src/application/console/follow-publication.use-case';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { err, ok } from '../../../src/domain/shared/result';
import { UploadViewModel } from '../../../src/ui/console/upload.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeConsoleGateway } from '../../fakes/fake-console-gateway';

const settle = () => new Promise((resolve) => setImmediate(resolve));
const zip = new File(['12345678'], 'kite.zip');
const folder = ['game.json', 'index.html'].map((name) => ({ path: `kite/${name}`, file: new File(['1234'], name) }));
const result = {
  game: 'kite',
  version: '1.0.1',
  status: 'draft',
  files: 2,
  check: 'All well.',
  page: '/p',
  build: '/b',
} as const;

function open(game?: string, running?: string) {
  const gateway = new FakeConsoleGateway();
  let followed = running;
  const clock = new FakeClock();
  const started: { developer: string; archive: File; report: (event: UploadReport) => void }[] = [];
  const sending = { pause: vi.fn(), resume: vi.fn(), cancel: vi.fn() };
  const pack = vi.fn(async () => ok<File>(new File(['packed'], 'kite.zip')));
  let guards = 0;
  const published = vi.fn();
  const view = new UploadViewModel(
    {
      gateway,
      uploads: {
        start: (developer, archive, report) => {
          started.push({ developer, archive, report });
          return sending;
        },
      },
      archiver: { pack },
      followPublication: new FollowPublication(gateway, clock, new FakeAttention()),
      followed: {
        find: () => followed,
        store: (_page, id) => {
          followed = id;
        },
      },
      dialogs: new DialogState(clock),
      leaveGuard: {
        activate: () => {
          guards += 1;
          return () => {
            guards -= 1;
          };
        },
      },
    },
    { developer: 'paper-moon', game, page: '/paper-moon/new' },
    published,
  );
  const end = view.start();
  const report = (event: UploadReport) => started.at(-1)?.report(event);
  return {
    ...{ view, end, gateway, clock, started, pack, published, report },
    running: sending,
    guards: () => guards,
    followed: () => followed,
  };
}

describe('UploadViewModel', () => {
  test('packs a program as the only file of a build, and publishes it as the draft of its game', async () => {
    const { view, gateway, pack, started, report } = open('kite');
    await view.chooseProgram('<p>Hi</p>');
    expect(pack).toHaveBeenCalledWith(
      'program.zip',
      [{ path: 'index.html', source: expect.any(File) }],
      expect.anything(),
    );
    expect(started).toHaveLength(1);
    report({ type: 'uploaded', upload: 'u1' });
    await settle();
    const options = { game: 'kite', draft: true, version: undefined, notes: undefined };
    expect(gateway.calls.find(([call]) => call === 'startPublication')).toEqual([
      ...['startPublication', 'paper-moon', 'u1'],
      options,
    ]);
  });

  test('uploads an archive and publishes it as a draft', async () => {
    const { view, gateway, clock, started, published, report, guards } = open('kite');
    view.typeVersion(' minor ');
    await view.choose([{ path: 'kite.zip', file: zip }]);
    expect([started[0]?.developer, started[0]?.archive, guards()]).toEqual(['paper-moon', zip, 1]);
    report({ type: 'sent', bytes: 4 });
    expect(view.state).toMatchObject({ step: 'sending', done: 4, total: 8 });
    report({ type: 'uploaded', upload: 'u1' });
    await settle();
    expect(gateway.calls).toEqual([
      ['startPublication', 'paper-moon', 'u1', { game: 'kite', version: 'minor', draft: true }],
    ]);
    expect([view.state.step, guards()]).toEqual(['publishing', 0]);
    gateway.publicationNow = { id: 'p1', state: 'published', error: undefined, result };
    clock.advance(1000);
    await settle();
    expect(view.state).toEqual({ step: 'published', result });
    expect(published).toHaveBeenCalledOnce();
    view.restart();
    expect([view.version, view.changed, guards()]).toEqual(['', false, 0]);
  });

  test('packs a folder first', async () => {
    const { view, pack, started } = open();
    await view.choose(folder);
    expect(pack.mock.calls[0]?.slice(0, 2)).toMatchObject([
      'kite.zip',
      [{ path: 'game.json' }, { path: 'index.html' }],
    ]);
    expect(started[0]?.archive.name).toBe('kite.zip');
  });

  test('shows an unreadable folder, and accepts another choice', async () => {
    const { view, pack } = open();
    pack.mockResolvedValueOnce(err('“game.json” could not be read.') as never);
    await view.choose(folder);
    expect(view.state).toEqual({ step: 'refused', report: '“game.json” could not be read.' });
    view.restart();
    expect(view.state.step).toBe('choosing');
  });

  test('uploads nothing with a wrong version or without a build', async () => {
    const { view, started } = open();
    view.typeVersion('1.2');
    await view.choose([{ path: 'kite.zip', file: zip }]);
    expect(view.state).toMatchObject({ step: 'choosing', problem: view.versionProblem });
    view.typeVersion('');
    await view.choose([{ path: 'a.png', file: new File([], 'a.png') }]);
    expect(view.state).toMatchObject({ step: 'choosing', problem: expect.stringContaining('game.json') as string });
    expect(started).toEqual([]);
  });

  test('pauses, resumes, and resumes after a lost connection', async () => {
    const { view, running, report } = open();
    await view.choose([{ path: 'kite.zip', file: zip }]);
    view.pause();
    expect([view.state, running.pause.mock.calls.length]).toMatchObject([{ paused: 'by-user' }, 1]);
    view.resume();
    report({ type: 'interrupted' });
    expect(view.state).toMatchObject({ step: 'sending', paused: 'interrupted' });
    view.resume();
    expect([view.state, running.resume.mock.calls.length]).toMatchObject([{ paused: undefined }, 2]);
  });

  test('finds the running publication again after a reload, and forgets it at its end', async () => {
    const { view, gateway, clock, published, followed } = open('kite', 'p1');
    expect([view.state, view.busy]).toEqual([{ step: 'publishing', running: true }, true]);
    gateway.publicationNow = { id: 'p1', state: 'published', error: undefined, result };
    clock.advance(1000);
    await settle();
    expect([view.state.step, published.mock.calls.length, followed()]).toEqual(['published', 1, undefined]);
  });

  test('returns to the choice if the publication of an earlier visit does not exist any more', async () => {
    const { view, gateway, clock, followed } = open('kite', 'p1');
    gateway.failure = aRefusal({ status: 404 });
    clock.advance(1000);
    await settle();
    expect([view.state.step, followed()]).toEqual(['choosing', undefined]);
  });

  test('does not call a build refused whose result cannot be loaded, and asks again after a reload', async () => {
    const { view, gateway, clock, followed } = open('kite', 'p1');
    gateway.failure = aRefusal({ status: 403, message: 'You may not see this.' });
    clock.advance(1000);
    await settle();
    expect([view.state, followed()]).toEqual([{ step: 'lost', reason: 'You may not see this.' }, 'p1']);
    view.restart();
    expect([view.state.step, followed()]).toEqual(['choosing', undefined]);
  });

  test('starts the publication of a sent build after a new login, without sending it again', async () => {
    const { view, gateway, started, report, followed } = open('kite');
    await view.choose([{ path: 'kite.zip', file: zip }]);
    gateway.failure = aRefusal({ status: 401 });
    report({ type: 'uploaded', upload: 'u1' });
    await settle();
    expect(view.state).toEqual({ step: 'sending', name: 'kite.zip', done: 8, total: 8, paused: 'interrupted' });
    gateway.failure = undefined;
    view.resume();
    await settle();
    expect([view.state.step, started.length, followed()]).toEqual(['publishing', 1, 'p1']);
  });

  test('shows refusals of the upload, of the publication and of the check', async () => {
    const { view, gateway, clock, report } = open();
    await view.choose([{ path: 'kite.zip', file: zip }]);
    report({ type: 'failed', message: 'Too large.' });
    expect(view.state).toEqual({ step: 'refused', report: 'Too large.' });
    view.restart();
    await view.choose([{ path: 'kite.zip', file: zip }]);
    gateway.failure = aRefusal({ message: 'Not your game.' });
    report({ type: 'uploaded', upload: 'u1' });
    await settle();
    expect(view.state).toEqual({ step: 'refused', report: 'Not your game.' });
    gateway.failure = undefined;
    view.restart();
    await view.choose([{ path: 'kite.zip', file: zip }]);
    report({ type: 'uploaded', upload: 'u2' });
    await settle();
    gateway.publicationNow = { id: 'p1', state: 'refused', error: 'Line 1\nLine 2', result: undefined };
    clock.advance(1000);
    await settle();
    expect(view.state).toEqual({ step: 'refused', report: 'Line 1\nLine 2' });
  });

  test('counts a typed version or release notes as unsaved until the publication has them', async () => {
    const { view, gateway, clock, report, guards } = open('kite');
    const lossAndGuards = () => [view.changed, guards()];
    view.typeVersion('1.2.0');
    expect(lossAndGuards()).toEqual([true, 1]);
    view.typeVersion('');
    view.typeNotes('A new hole');
    expect(lossAndGuards()).toEqual([true, 1]);
    view.typeNotes(' ');
    expect(lossAndGuards()).toEqual([false, 0]);
    view.typeNotes('A new hole');
    await view.choose([{ path: 'kite.zip', file: zip }]);
    report({ type: 'uploaded', upload: 'u1' });
    expect(lossAndGuards()).toEqual([true, 1]);
    await settle();
    expect([view.state.step, ...lossAndGuards()]).toEqual(['publishing', false, 0]);
    gateway.publicationNow = { id: 'p1', state: 'refused', error: 'Too slow', result: undefined };
    clock.advance(1000);
    await settle();
    expect([view.state.step, ...lossAndGuards()]).toEqual(['refused', true, 1]);
  });

  test('stops with its page', async () => {
    const { view, end, running, report, gateway, guards } = open();
    await view.choose([{ path: 'kite.zip', file: zip }]);
    end();
    expect([running.pause.mock.calls.length, guards()]).toEqual([1, 0]);
    report({ type: 'uploaded', upload: 'u1' });
    await settle();
    expect(gateway.calls).toEqual([]);
  });
});
