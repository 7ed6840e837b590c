import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { PlayerFrame } from '../../../src/ui/play/PlayerFrame';
import { sampleAd } from '../../fakes/fake-ad-gateway';
import { overlayAdStage } from '../ads/overlay-ad-stage';
import { playerStage } from './player-stage';

afterEach(cleanup);

const ask = () => expect.fail('Unexpected question');

describe('PlayerBar', () => {
  test('says that the game continues after an ad that the running game requested', () => {
    const { ad } = overlayAdStage();
    const { player, stage } = playerStage(undefined, false, ad);
    const xrSupport = { ability: async () => 'unsupported' as const };
    render(<PlayerFrame createPlayer={() => player} xrSupport={xrSupport} ask={ask} />, { wrapper: MemoryRouter });
    fireEvent.click(screen.getByRole('button', { name: 'Play Night Ferry' }));
    act(() => {
      stage.game.greeted();
      void ad.present(sampleAd('video'), 'rewarded');
    });
    expect(screen.getByText('Night Ferry continues after this ad')).toBeDefined();
    act(() => {
      ad.watched();
    });
    expect(screen.queryByText(/after this ad/)).toBeNull();
  });
});
