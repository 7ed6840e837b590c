import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { PlayerFrame } from '../../../src/ui/play/PlayerFrame';
import { playerStage } from './player-stage';

afterEach(cleanup);

describe('the Play button', () => {
  test.each([
    ['over', (button: HTMLElement) => fireEvent.pointerEnter(button)],
    ['down on', (button: HTMLElement) => fireEvent.pointerDown(button)],
    ['focus on', (button: HTMLElement) => fireEvent.focus(button)],
  ])('connects to the game’s host with the pointer or the keyboard %s the Play button', (_how, reach) => {
    const { player, stage } = playerStage();
    const xrSupport = { ability: () => Promise.resolve('no-headset' as const) };
    render(<PlayerFrame createPlayer={() => player} xrSupport={xrSupport} ask={() => expect.fail()} />, {
      wrapper: MemoryRouter,
    });
    expect(stage.connected).toEqual([]);
    reach(screen.getByRole('button', { name: 'Play Night Ferry' }));
    expect(stage.connected).toEqual(['http://night-ferry.play.site.test/1.1.0/index.html']);
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('connects to no host while the game loads', () => {
    const { player, stage } = playerStage();
    player.play();
    player.prepare();
    expect(stage.connected).toEqual([]);
  });
});
