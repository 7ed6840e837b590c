// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { playerStage } from './player-stage';

const element = { focus: () => undefined } as unknown as HTMLIFrameElement;

describe('PlayerViewModel without a network', () => {
  test('opens a stored build without a network, and remembers a build that reports its storage', () => {
    const { player, stage } = playerStage();
    stage.offline = true;
    player.play();
    expect(player.load.kind).toBe('failed');
    player.attach(element);
    stage.game.reported({ type: 'stored' });
    expect(stage.isStored).toBe(true);
    player.play();
    expect(player.load.kind).toBe('loading');
  });
});
