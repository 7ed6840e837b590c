import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { XrAbility } from '../../../src/application/play/xr-support.port';
import { ERROR_GRACE, FIRST_FRAME_TIMEOUT, SLOW_LOAD } from '../../../src/ui/play/frame-load.machine';
import { OverlayAdPanel } from '../../../src/ui/ads/OverlayAdPanel';
import { PlayerFrame } from '../../../src/ui/play/PlayerFrame';
import { sampleAd } from '../../fakes/fake-ad-gateway';
import { overlayAdStage } from '../ads/overlay-ad-stage';
import { playerStage } from './player-stage';

afterEach(cleanup);

const ask = () => expect.fail('Unexpected question');

function show(ability: XrAbility = 'no-headset') {
  const { player, stage } = playerStage();
  const shown = render(
    <PlayerFrame createPlayer={() => player} xrSupport={{ ability: () => Promise.resolve(ability) }} ask={ask} />,
    { wrapper: MemoryRouter },
  );
  return { ...shown, stage };
}

const fullscreen = (filled: () => Element | null, exitFullscreen: () => Promise<void>) => ({
  fullscreenEnabled: { configurable: true, value: true },
  fullscreenElement: { configurable: true, get: filled },
  exitFullscreen: { configurable: true, value: exitFullscreen },
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const frame = () => document.querySelector('iframe');

describe('PlayerFrame', () => {
  test('loads the game in a sandboxed frame when Play is pressed', () => {
    show();
    expect(frame()).toBeNull();
    press('Play Night Ferry');
    expect(frame()?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-pointer-lock allow-orientation-lock',
    );
    expect(frame()?.getAttribute('referrerpolicy')).toBe('strict-origin');
    expect(frame()?.getAttribute('allow')).toContain('xr-spatial-tracking');
    expect(screen.getByRole('status').textContent).toContain('Loading Night Ferry');
  });

  test('warns against entering a password while a game runs', () => {
    const { stage } = show();
    press('Play Night Ferry');
    act(() => {
      stage.game.greeted();
    });
    expect(screen.getByText('Night Ferry by Paper Moon · Never enter your Holocade password in a game')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.activeElement).toBe(frame());
  });

  test('makes the game inert under an ad and focuses it afterwards', () => {
    const { ad, stage: ads } = overlayAdStage({ overlay: sampleAd('own') });
    const { player, stage } = playerStage(undefined, false, ad);
    const parts = { overlayAd: () => <OverlayAdPanel ad={ad} /> };
    render(
      <PlayerFrame
        createPlayer={() => player}
        xrSupport={{ ability: async () => 'unsupported' }}
        ask={ask}
        parts={parts}
      />,
      {
        wrapper: MemoryRouter,
      },
    );
    press('Play Night Ferry');
    act(() => {
      stage.game.greeted();
    });
    expect(screen.getByText('Night Ferry starts after this ad')).toBeDefined();
    expect(screen.queryByText(/Never enter your Holocade password/)).toBeNull();
    expect(frame()?.closest('[inert]')).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('Skip in 5 s');
    act(() => {
      ads.clock.advance(5000);
    });
    press('Skip ad');
    expect(frame()?.closest('[inert]')).toBeNull();
    expect(document.activeElement).toBe(frame());
  });

  test('hides the "starts after this ad" caption if the game cannot start', () => {
    const { ad } = overlayAdStage({ overlay: sampleAd('own') });
    const { player, stage } = playerStage(undefined, false, ad);
    stage.offline = true;
    const parts = { overlayAd: () => <OverlayAdPanel ad={ad} /> };
    const shown = {
      createPlayer: () => player,
      xrSupport: { ability: async () => 'unsupported' as const },
      ask,
      parts,
    };
    render(<PlayerFrame {...shown} />, { wrapper: MemoryRouter });
    press('Play Night Ferry');
    expect(screen.queryByText(/starts after this ad/)).toBeNull();
  });

  test('focuses the game once per press on Play, but never takes the focus from a text field', () => {
    const { stage } = show();
    const password = document.body.appendChild(document.createElement('input'));
    press('Play Night Ferry');
    password.focus();
    act(() => {
      stage.game.greeted();
    });
    expect(document.activeElement).toBe(password);
    password.blur();
    act(() => {
      stage.game.left();
      stage.game.greeted();
    });
    expect(document.activeElement).toBe(document.body);
    screen.getByRole('button', { name: /Reload/ }).focus();
    fireEvent.click(screen.getByRole('button', { name: /Reload/ }));
    act(() => {
      stage.game.greeted();
    });
    expect(document.activeElement).toBe(frame());
    password.remove();
  });

  test('restores the focus of the game after entering and leaving full screen', async () => {
    const { stage } = show();
    press('Play Night Ferry');
    act(() => {
      stage.game.greeted();
    });
    const wrapper = document.querySelector('[data-player]');
    let filled: Element | null = null;
    const change = (element: Element | null) => () => {
      filled = element;
      fireEvent(document, new Event('fullscreenchange'));
      return Promise.resolve();
    };
    Object.defineProperties(
      document,
      fullscreen(() => filled, change(null)),
    );
    Object.assign(wrapper ?? {}, { requestFullscreen: change(wrapper) });
    fireEvent(document, new Event('fullscreenchange'));
    for (const name of ['Full screen', 'Exit full screen']) {
      screen.getByRole('button', { name }).focus();
      press(name);
      await waitFor(() => {
        expect(document.activeElement).toBe(frame());
      });
    }
  });

  test('reports that the game did not start and retries with a new frame', () => {
    const { stage } = show();
    press('Play Night Ferry');
    const first = frame();
    act(() => {
      stage.clock.pass(FIRST_FRAME_TIMEOUT);
    });
    expect(screen.getByRole('alert').textContent).toContain('The game didn’t start');
    press('Retry');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(frame()).not.toBe(first);
    expect(stage.served).toBe(1);
  });

  test.each([[{ type: 'http-error', status: 503 }, 'We couldn’t load this version (503).']] as const)(
    'names an HTTP error of the build: %j',
    (report, text) => {
      const { stage } = show();
      press('Play Night Ferry');
      act(() => stage.game.reported(report));
      expect(screen.getByRole('alert').textContent).toContain(text);
      expect(screen.queryByRole('button', { name: 'Keep waiting' })).toBeNull();
    },
  );

  test('offers a reload of the page when the build is no longer served', () => {
    const { stage } = show();
    press('Play Night Ferry');
    act(() => stage.game.reported({ type: 'http-error', status: 404 }));
    expect(screen.getByRole('alert').textContent).toContain('This version is no longer available.');
    expect(screen.getByRole('link', { name: 'Reload page' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test('names an error of a page that the running game opened, and restarts the game on Retry', () => {
    const { stage } = show();
    press('Play Night Ferry');
    act(() => {
      stage.game.greeted();
      stage.game.left();
      stage.game.reported({ type: 'http-error', status: 404 });
    });
    expect(screen.getByRole('alert').textContent).toContain('The game has stopped');
    expect(screen.getByRole('alert').textContent).toContain('A page of the game couldn’t be opened (404).');
    press('Retry');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('names a script that did not load after 10 s without a frame', () => {
    const { stage } = show();
    press('Play Night Ferry');
    act(() => {
      stage.game.reported({ type: 'load-failed', path: '/1.0.0/main.js', kind: 'script' });
      stage.clock.pass(10_000);
    });
    expect(screen.getByRole('alert').textContent).toContain('A file of the game couldn’t be loaded: /1.0.0/main.js');
    expect(screen.getByRole('button', { name: 'Keep waiting' })).toBeDefined();
  });

  test('names a script error as text, keeps the frame while the player waits, and shows a late start', () => {
    const { stage } = show();
    press('Play Night Ferry');
    const first = frame();
    act(() => stage.game.reported({ type: 'script-error', message: '<b>x</b> is not defined' }));
    act(() => stage.clock.pass(SLOW_LOAD));
    act(() => stage.clock.pass(ERROR_GRACE - SLOW_LOAD));
    expect(screen.getByRole('alert').textContent).toContain('The game crashed while starting: <b>x</b> is not defined');
    press('Keep waiting');
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => stage.game.reported({ type: 'first-frame', ms: 30_000 }));
    expect(frame()).toBe(first);
    expect(screen.getByText(/Night Ferry by Paper Moon/)).toBeDefined();
  });

  test('releases the frame and all timers when the page is left', () => {
    const { stage, unmount } = show();
    press('Play Night Ferry');
    unmount();
    expect([stage.served, stage.clock.waiting]).toEqual([0, 0]);
  });

  test.each([
    ['headset-ready', 'Your headset is ready'],
    ['no-headset', 'No headset found: plays on this screen'],
    ['unsupported', 'Plays on this screen'],
  ] as const)('shows the badge for the ability %s once it is detected', async (ability, text) => {
    show(ability);
    expect(screen.getByText('Plays in VR and on this screen')).toBeDefined();
    expect(await screen.findByText(text, undefined, { timeout: 5000 })).toBeDefined();
  });
});
