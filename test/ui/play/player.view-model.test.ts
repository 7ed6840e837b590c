// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ERROR_GRACE, FIRST_FRAME_TIMEOUT, SILENCE_GRACE, SLOW_LOAD } from '../../../src/ui/play/frame-load.machine';
import { sampleAd } from '../../fakes/fake-ad-gateway';
import { overlayAdStage } from '../ads/overlay-ad-stage';
import { playerStage } from './player-stage';

const page = { body: {}, activeElement: null };
const element = { focus: () => undefined, ownerDocument: page } as unknown as HTMLIFrameElement;

describe('PlayerViewModel', () => {
  test('loads the game on demand with only the documented parameters', () => {
    const { player } = playerStage();
    expect(player.load.kind).toBe('idle');
    player.play();
    expect(player.load.kind).toBe('loading');
    const address = new URL(player.address ?? '');
    expect(address.origin).toBe('http://night-ferry.play.site.test');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      holocade_game: 'night-ferry',
      holocade_version: '1.1.0',
      holocade_origin: 'http://site.test',
      holocade_lang: 'en',
    });
  });

  test.each([
    { needs: true, frame: false, page: false, left: ['/arcade/games/night-ferry?build=1.1.0&play=isolated'] },
    { needs: true, frame: true, page: false, left: [] },
    { needs: true, frame: false, page: true, left: [] },
    { needs: false, frame: false, page: false, left: [] },
  ])('opens the play page if a build with shared memory is not isolated: %j', ({ needs, frame, page, left }) => {
    const { player, stage } = playerStage(undefined, false, undefined, { isolated: needs });
    stage.isolated = page;
    player.play();
    player.attach(element);
    stage.game.reported({ type: 'begun', isolated: frame });
    expect(stage.left).toEqual(left);
  });

  test('runs once the game greets the portal', () => {
    const { player, stage } = playerStage();
    player.play();
    player.attach(element);
    stage.game.greeted();
    expect(player.load.kind).toBe('running');
    expect(stage.clock.waiting).toBe(0);
  });

  test('fails after a minute without a frame, retries in a new frame, and accepts a late greeting', () => {
    const { player, stage } = playerStage();
    player.play();
    player.attach(element);
    stage.clock.pass(SLOW_LOAD);
    stage.clock.pass(FIRST_FRAME_TIMEOUT - SLOW_LOAD - 1);
    expect(player.load.kind).toBe('loading');
    stage.clock.pass(1);
    expect(player.load.kind).toBe('failed');
    player.play();
    expect([player.load.kind, player.frame]).toEqual(['loading', 2]);
    stage.clock.pass(FIRST_FRAME_TIMEOUT);
    stage.game.greeted();
    expect(player.load.kind).toBe('running');
  });

  test('fails at once without a connection and can be retried', () => {
    const { player, stage } = playerStage();
    stage.offline = true;
    player.play();
    expect(player.load).toMatchObject({ kind: 'failed', cause: { kind: 'unreachable' } });
    expect([player.framed, stage.clock.waiting]).toEqual([undefined, 0]);
    stage.offline = false;
    player.play();
    expect(player.load.kind).toBe('loading');
    expect(player.framed).toBe(player.address);
  });

  test('keeps the frame and restarts the deadline when the game navigates', () => {
    const { player, stage } = playerStage();
    player.play();
    player.attach(element);
    stage.game.greeted();
    stage.game.left();
    expect([player.load.kind, player.frame]).toEqual(['loading', 1]);
    stage.clock.pass(FIRST_FRAME_TIMEOUT);
    expect(player.load.kind).toBe('failed');
  });

  test('is slow from six seconds of loading until the game starts', () => {
    const { player, stage } = playerStage();
    player.play();
    player.attach(element);
    stage.clock.pass(SLOW_LOAD - 1);
    expect(player.slow).toBe(false);
    stage.clock.pass(1);
    expect([player.slow, player.load.kind]).toEqual([true, 'loading']);
    stage.game.greeted();
    expect(player.slow).toBe(false);
  });

  test('starts the game with the emulated headset in the URL and restarts it without', () => {
    const { player, stage } = playerStage();
    const headset = () => new URL(player.address ?? '').searchParams.get('holocade_headset');
    player.emulate(true);
    expect([player.load.kind, headset()]).toEqual(['loading', 'emulated']);
    player.attach(element);
    expect(stage.build).toMatchObject({ version: '1.1.0', emulated: true });
    stage.game.greeted();
    player.emulate(false);
    expect([player.load.kind, player.frame, headset()]).toEqual(['loading', 2, null]);
    player.emulate(false);
    expect(player.frame).toBe(2);
  });

  test('runs at the first drawn frame of a game without the SDK', () => {
    const { player, stage } = playerStage();
    player.play();
    player.attach(element);
    stage.game.reported({ type: 'loaded' });
    expect(player.load.kind).toBe('loading');
    stage.game.reported({ type: 'first-frame', ms: 10 });
    expect(player.load.kind).toBe('running');
  });

  test('fails on an HTTP error without an option to wait', () => {
    const { player, stage } = playerStage();
    player.play();
    player.attach(element);
    stage.game.reported({ type: 'http-error', status: 404 });
    expect(player.load).toMatchObject({ kind: 'failed', cause: { kind: 'http', status: 404 } });
    expect([player.canWait, stage.build?.hasFailed?.()]).toEqual([false, true]);
  });

  test('keeps the frame while the player waits, and runs at a late first frame', () => {
    const { player, stage } = playerStage();
    player.play();
    player.attach(element);
    stage.game.reported({ type: 'script-error', message: 'x is not defined' });
    stage.clock.pass(SLOW_LOAD);
    stage.clock.pass(ERROR_GRACE - SLOW_LOAD);
    expect(player.load).toMatchObject({ cause: { kind: 'script-error', message: 'x is not defined' } });
    player.keepWaiting();
    expect([player.load.kind, player.frame]).toEqual(['loading', 1]);
    stage.game.reported({ type: 'first-frame', ms: 20_000 });
    expect(player.load.kind).toBe('running');
  });

  test('fails when the game navigates to a page that cannot be framed', () => {
    const { player, stage } = playerStage();
    player.play();
    player.attach(element);
    stage.game.reported({ type: 'first-frame', ms: 1 });
    stage.game.left();
    stage.game.loadedSilently();
    stage.clock.pass(SILENCE_GRACE);
    expect(player.load).toMatchObject({ kind: 'failed', cause: { kind: 'moved-away' } });
  });

  test('reloads the game in a new frame', () => {
    const { player, stage } = playerStage();
    player.play();
    player.attach(element);
    stage.game.greeted();
    player.reload();
    expect([player.load.kind, player.frame]).toEqual(['loading', 2]);
  });

  test('never frames a build on the portal’s own origin', () => {
    const { player } = playerStage('http://site.test/index.html');
    player.play();
    expect(player.address).toBeUndefined();
    expect(player.load).toMatchObject({ kind: 'failed', cause: { kind: 'unreachable' } });
  });

  const steps = fc.array(fc.constantFrom('play', 'reload', 'hello', 'left', 'time'), { maxLength: 30 });
  property.prop([steps])('always ends the game and every timer when the page is left', (run) => {
    const { player, stage } = playerStage();
    const end = player.start();
    const detach = player.attach(element);
    for (const step of run) {
      if (step === 'play') player.play();
      if (step === 'reload') player.reload();
      if (step === 'hello') stage.game.greeted();
      if (step === 'left') stage.game.left();
      if (step === 'time') stage.clock.pass(FIRST_FRAME_TIMEOUT / 2);
      expect(stage.clock.waiting).toBe(player.load.kind === 'loading' ? 1 : 0);
    }
    detach();
    end();
    expect([player.load.kind, stage.clock.waiting, stage.served]).toEqual(['idle', 0, 0]);
  });
});

describe('PlayerViewModel with an ad', () => {
  const covered = () => {
    const { ad, stage: ads } = overlayAdStage({ overlay: sampleAd('own') });
    const { player, stage } = playerStage(undefined, false, ad);
    let focused = 0;
    const frame = { focus: () => (focused += 1), ownerDocument: page } as unknown as HTMLIFrameElement;
    return { ad, ads, player, stage, frame, focused: () => focused };
  };

  test('loads the game behind the ad and focuses it once the ad is gone', () => {
    const { ad, ads, player, stage, frame, focused } = covered();
    expect(ad.shown).toBe(false);
    player.play();
    player.attach(frame);
    stage.game.greeted();
    expect([ad.shown, player.load.kind, focused()]).toEqual([true, 'running', 0]);
    ads.clock.advance(5000);
    ad.skip();
    player.uncover();
    player.uncover();
    expect([ad.shown, focused()]).toEqual([false, 1]);
  });

  test('focuses a game that starts after the ad', () => {
    const { ad, ads, player, stage, frame, focused } = covered();
    player.play();
    player.attach(frame);
    ads.clock.advance(5000);
    ad.skip();
    player.uncover();
    expect(focused()).toBe(0);
    stage.game.greeted();
    expect(focused()).toBe(1);
  });

  test('notifies the game while the ad covers it', () => {
    const { ad, ads, player, stage, frame } = covered();
    player.play();
    player.attach(frame);
    const covers: boolean[] = [];
    stage.build?.adCover?.((covered) => covers.push(covered));
    expect(covers).toEqual([true]);
    ads.clock.advance(5000);
    ad.skip();
    expect(covers).toEqual([true, false]);
  });

  test('closes the ad when the page is left', () => {
    const { ad, player } = covered();
    const leave = player.start();
    player.play();
    leave();
    expect(ad.shown).toBe(false);
  });
});
