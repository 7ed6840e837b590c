import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { XrAbility } from '../../../src/application/play/xr-support.port';
import type { DialogButton } from '../../../src/domain/notices/dialog';
import { ok } from '../../../src/domain/shared/result';
import type { PlayerFrameProps } from '../../../src/ui/play/PlayerFrame';
import { PlayerFrame } from '../../../src/ui/play/PlayerFrame';
import { playerStage } from './player-stage';

afterEach(cleanup);

function show(ability: XrAbility) {
  const { player, stage } = playerStage();
  const asked: string[] = [];
  const answers: DialogButton[] = [];
  const ask: PlayerFrameProps['ask'] = ({ title }) => {
    asked.push(title);
    return Promise.resolve(ok(answers.shift() ?? 'confirm'));
  };
  render(
    <PlayerFrame createPlayer={() => player} xrSupport={{ ability: () => Promise.resolve(ability) }} ask={ask} />,
    {
      wrapper: MemoryRouter,
    },
  );
  const play = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Play Night Ferry' }));
    act(() => {
      stage.game.greeted();
    });
  };
  return Object.assign(stage, { asked, answers, play });
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

const source = () => document.querySelector('iframe')?.getAttribute('src') ?? '';
const choice = () => screen.findByRole('button', { name: 'Emulate a VR headset' });

describe('PlayerBar with an emulated headset', () => {
  test.each(['no-headset', 'unsupported'] as const)(
    'offers the emulated headset, turned off, to a device with the ability %s',
    async (ability) => {
      show(ability);
      expect((await choice()).getAttribute('aria-pressed')).toBe('false');
      fireEvent.click(screen.getByRole('button', { name: 'Play Night Ferry' }));
      expect(source()).not.toContain('holocade_headset');
    },
  );

  test('hides the switch on a device with a headset', async () => {
    show('headset-ready');
    await screen.findByText('Your headset is ready');
    expect(screen.queryByRole('button', { name: 'Emulate a VR headset' })).toBeNull();
  });

  test('starts the game with the emulated headset and its keys, and turns it off again', async () => {
    const stage = show('no-headset');
    fireEvent.click(await choice());
    expect((await choice()).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('list', { name: 'Controls of the emulated headset' }).textContent).toContain(
      'W A S D walk',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Play Night Ferry' }));
    expect(source()).toContain('holocade_headset=emulated');
    act(() => {
      stage.game.greeted();
    });
    await press('Stop emulating the headset');
    expect(stage.asked).toEqual(['Stop emulating the headset?']);
    expect(source()).not.toContain('holocade_headset');
    expect(screen.queryByRole('list', { name: 'Controls of the emulated headset' })).toBeNull();
  });

  test('toggles the emulated headset of a running game after each confirmation', async () => {
    const stage = show('unsupported');
    await choice();
    stage.play();
    stage.answers.push('cancel');
    await press('Emulate a VR headset');
    expect(source()).not.toContain('holocade_headset');
    expect(screen.getByText(/Never enter your Holocade password/)).toBeDefined();
    await press('Emulate a VR headset');
    expect(source()).toContain('holocade_headset=emulated');
    act(() => {
      stage.game.greeted();
    });
    stage.answers.push('cancel');
    await press('Stop emulating the headset');
    expect(source()).toContain('holocade_headset=emulated');
    expect(stage.asked).toEqual(['Emulate a VR headset?', 'Emulate a VR headset?', 'Stop emulating the headset?']);
  });

  test('offers the toggle in full screen', async () => {
    const stage = show('unsupported');
    await choice();
    stage.play();
    Object.defineProperty(document, 'fullscreenElement', {
      configurable: true,
      value: document.querySelector('[data-player]'),
    });
    fireEvent(document, new Event('fullscreenchange'));
    expect(screen.getByText('Press Esc to exit full screen')).toBeDefined();
    await press('Emulate a VR headset');
    expect(stage.asked).toEqual(['Emulate a VR headset?']);
    Reflect.deleteProperty(document, 'fullscreenElement');
  });

  test('hides the toggle of a running game on a device with a headset', async () => {
    const stage = show('headset-ready');
    await screen.findByText('Your headset is ready');
    stage.play();
    expect(screen.queryByRole('button', { name: /Emulate|Stop emulating/ })).toBeNull();
  });
});

describe('PlayerBar over a game in full screen', () => {
  test('lifts the bar above the game as a popover', () => {
    const stage = show('no-headset');
    fireEvent.click(screen.getByRole('button', { name: 'Play Night Ferry' }));
    act(() => {
      stage.game.greeted();
    });
    const bar = screen.getByText(/Never enter your Holocade password/).closest('div')?.parentElement;
    const lifted: unknown[] = [];
    Object.assign(bar ?? {}, { showPopover: () => lifted.push('shown') });
    const fill = (element: Element | null) => {
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
      fireEvent(document, new Event('fullscreenchange'));
    };
    fill(document.querySelector('[data-player]'));
    expect(lifted).toEqual([]);
    fill(document.querySelector('iframe'));
    expect([lifted, bar?.getAttribute('popover')]).toEqual([['shown'], 'manual']);
    fill(null);
    expect(bar?.hasAttribute('popover')).toBe(false);
    Reflect.deleteProperty(document, 'fullscreenElement');
  });
});
