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
const choice = () => screen.findByRole('button', { name: 'Simulate a VR headset' });

describe('PlayerBar with an emulated headset', () => {
  test.each(['no-headset', 'unsupported'] as const)(
    'offers the emulated headset to a device with the ability %s, and none with Play',
    async (ability) => {
      show(ability);
      await choice();
      fireEvent.click(screen.getByRole('button', { name: 'Play Night Ferry' }));
      expect(source()).not.toContain('holocade_headset');
    },
  );

  test('hides the switch on a device with a headset', async () => {
    show('headset-ready');
    await screen.findByText('Your headset is ready');
    expect(screen.queryByRole('button', { name: 'Simulate a VR headset' })).toBeNull();
  });

  test('starts the game with the emulated headset and its keys, and turns it off again', async () => {
    const stage = show('no-headset');
    fireEvent.click(await choice());
    expect(screen.getByText('Simulated headset')).toBeDefined();
    expect(screen.getByRole('list', { name: 'Controls of the simulated headset' }).textContent).toContain(
      'W A S D walk',
    );
    expect(source()).toContain('holocade_headset=emulated');
    act(() => {
      stage.game.greeted();
    });
    await press('Turn off headset');
    expect(stage.asked).toEqual(['Turn off the simulated headset?']);
    expect(source()).not.toContain('holocade_headset');
    expect(screen.queryByText('Simulated headset')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Controls of the simulated headset' })).toBeNull();
  });

  test('turns the emulated headset of a game that still loads off without a question', async () => {
    const stage = show('no-headset');
    fireEvent.click(await choice());
    await press('Turn off headset');
    expect(stage.asked).toEqual([]);
    expect(source()).not.toContain('holocade_headset');
    expect(document.querySelector('iframe')).not.toBeNull();
  });

  test('toggles the emulated headset of a running game after each confirmation', async () => {
    const stage = show('unsupported');
    await choice();
    stage.play();
    stage.answers.push('cancel');
    await press('Simulate a VR headset');
    expect(source()).not.toContain('holocade_headset');
    expect(screen.getByText(/Never enter your Holocade password/)).toBeDefined();
    await press('Simulate a VR headset');
    expect(source()).toContain('holocade_headset=emulated');
    act(() => {
      stage.game.greeted();
    });
    stage.answers.push('cancel');
    await press('Turn off headset');
    expect(source()).toContain('holocade_headset=emulated');
    expect(stage.asked).toEqual([
      'Simulate a VR headset?',
      'Simulate a VR headset?',
      'Turn off the simulated headset?',
    ]);
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
    await press('Simulate a VR headset');
    expect(stage.asked).toEqual(['Simulate a VR headset?']);
    Reflect.deleteProperty(document, 'fullscreenElement');
  });

  test('hides the toggle of a running game on a device with a headset', async () => {
    const stage = show('headset-ready');
    await screen.findByText('Your headset is ready');
    stage.play();
    expect(screen.queryByRole('button', { name: /Simulate|Turn off/ })).toBeNull();
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
