import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PlayerFrame } from '../../../src/ui/play/PlayerFrame';
import { playerStage } from './player-stage';

const original = matchMedia;
const phone = Object.assign(new EventTarget(), { matches: false });

/** Sets whether the browser has full screen; another file of the worker may have set it before. */
const offerFullscreen = (value: boolean) =>
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value });

beforeEach(() => {
  phone.matches = false;
  offerFullscreen(false);
  Object.assign(globalThis, {
    matchMedia: (query: string) => (query.includes('hover: none') ? phone : original(query)),
  });
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, { matchMedia: original });
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  Reflect.deleteProperty(window.screen, 'orientation');
});

const turn = (sideways: boolean) =>
  act(() => {
    phone.matches = sideways;
    phone.dispatchEvent(new Event('change'));
  });

function show() {
  const { player, stage } = playerStage();
  render(
    <PlayerFrame
      createPlayer={() => player}
      xrSupport={{ ability: () => Promise.resolve('unsupported') }}
      ask={() => expect.fail('Unexpected question')}
    />,
    { wrapper: MemoryRouter },
  );
  return () => {
    press('Play Night Ferry');
    act(() => {
      stage.game.greeted();
    });
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wrapper = () => document.querySelector('[data-player]');
const fills = () => wrapper()?.hasAttribute('data-filled') === true;

describe('PlayerFrame on a phone', () => {
  test('fills the page while a started game is in landscape', () => {
    const start = show();
    turn(true);
    expect(fills()).toBe(false);
    start();
    expect(fills()).toBe(true);
    turn(false);
    expect(fills()).toBe(false);
  });

  test('proposes to turn the phone once the game is started, while it is upright', () => {
    const proposal = () => screen.queryByText('Turn your phone to fill the screen');
    const start = show();
    expect(proposal()).toBeNull();
    start();
    expect(proposal()).not.toBeNull();
    turn(true);
    expect(proposal()).toBeNull();
    turn(false);
    expect(proposal()).not.toBeNull();
  });

  test('stays small after Exit full screen until the phone turns again', async () => {
    show()();
    turn(true);
    press('Exit full screen');
    expect(fills()).toBe(false);
    await waitFor(() => {
      expect(document.activeElement?.tagName).toBe('IFRAME');
    });
    turn(false);
    turn(true);
    expect(fills()).toBe(true);
  });

  test('fills the page on request without full screen of the browser', () => {
    show()();
    press('Full screen');
    expect(fills()).toBe(true);
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
    press('Exit full screen');
    expect(fills()).toBe(false);
  });

  test('turns a game in full screen of the browser to landscape', async () => {
    const locked: string[] = [];
    Object.assign(window.screen, {
      orientation: { lock: (orientation: string) => Promise.resolve(void locked.push(orientation)) },
    });
    offerFullscreen(true);
    const start = show();
    Object.assign(wrapper() ?? {}, { requestFullscreen: () => Promise.resolve() });
    start();
    turn(true);
    press('Full screen');
    await waitFor(() => {
      expect(locked).toEqual(['landscape']);
    });
  });
});
