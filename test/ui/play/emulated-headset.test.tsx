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
const choice = () => screen.findByRole('button', { name: 'Try without a headset' });

describe('the emulated headset', () => {
  test.each(['no-headset', 'unsupported'] as const)(
    'is offered to a device that is %s, and is off',
    async (ability) => {
      show(ability);
      expect((await choice()).getAttribute('aria-pressed')).toBe('false');
      fireEvent.click(screen.getByRole('button', { name: 'Play Night Ferry' }));
      expect(source()).not.toContain('holocade_headset');
    },
  );

  test('is not offered where there is a headset', async () => {
    show('headset-ready');
    await screen.findByText('Your headset is ready');
    expect(screen.queryByRole('button', { name: 'Try without a headset' })).toBeNull();
  });

  test('comes with the game, with its keys, and goes again', async () => {
    const stage = show('no-headset');
    fireEvent.click(await choice());
    expect((await choice()).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('list', { name: 'Keys of the emulated headset' }).textContent).toContain('W A S D walk');
    fireEvent.click(screen.getByRole('button', { name: 'Play Night Ferry' }));
    expect(source()).toContain('holocade_headset=emulated');
    act(() => {
      stage.game.greeted();
    });
    await press('Play without the emulated headset');
    expect(stage.asked).toEqual(['Play without the emulated headset?']);
    expect(source()).not.toContain('holocade_headset');
    expect(screen.queryByRole('list', { name: 'Keys of the emulated headset' })).toBeNull();
  });

  test('comes to a game that runs already, and goes again, each time when its player says so', async () => {
    const stage = show('unsupported');
    await choice();
    stage.play();
    stage.answers.push('cancel');
    await press('Play with an emulated headset');
    expect(source()).not.toContain('holocade_headset');
    expect(screen.getByText(/^You are playing/)).toBeDefined();
    await press('Play with an emulated headset');
    expect(source()).toContain('holocade_headset=emulated');
    act(() => {
      stage.game.greeted();
    });
    stage.answers.push('cancel');
    await press('Play without the emulated headset');
    expect(source()).toContain('holocade_headset=emulated');
    expect(stage.asked).toEqual([
      'Play with an emulated headset?',
      'Play with an emulated headset?',
      'Play without the emulated headset?',
    ]);
  });

  test('is within reach while the game fills the screen', async () => {
    const stage = show('unsupported');
    await choice();
    stage.play();
    Object.defineProperty(document, 'fullscreenElement', {
      configurable: true,
      value: document.querySelector('[data-player]'),
    });
    fireEvent(document, new Event('fullscreenchange'));
    expect(screen.getByText('Esc leaves full screen')).toBeDefined();
    await press('Play with an emulated headset');
    expect(stage.asked).toEqual(['Play with an emulated headset?']);
    Reflect.deleteProperty(document, 'fullscreenElement');
  });

  test('is not offered to a game that runs where there is a headset', async () => {
    const stage = show('headset-ready');
    await screen.findByText('Your headset is ready');
    stage.play();
    expect(screen.queryByRole('button', { name: /emulated headset/ })).toBeNull();
  });
});

describe('a game that fills the screen by itself', () => {
  test('has the portal’s bar above it', () => {
    const stage = show('no-headset');
    fireEvent.click(screen.getByRole('button', { name: 'Play Night Ferry' }));
    act(() => {
      stage.game.greeted();
    });
    const bar = screen.getByText(/never type your password here/).closest('div')?.parentElement;
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
