import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aReviewedScore } from '../../fakes/fake-scores-gateway';
import { asRole, kite, visitConsole } from './visit-console';

afterEach(cleanup);

const PAGE = '/paper-moon/games/kite/scores';

describe('the scores of a game', () => {
  test('are linked from the game, and show each set-aside score with its circumstances', async () => {
    const { user } = visitConsole('/paper-moon/games/kite', (gateway, { scores }) => {
      gateway.gamesNow = [kite];
      scores.setAside = [aReviewedScore('vega', { best: 90, inputs: '0a'.repeat(32) })];
    });
    await user.click(await screen.findByRole('link', { name: 'Scores' }));
    const list = within(await screen.findByRole('list', { name: 'Set-aside scores' }));
    expect(list.getByText(/Above the highest plausible score/)).toBeDefined();
    expect(list.getByText(/Best so far 90 · 1 min 30 s into the session · Played in VR/)).toBeDefined();
    expect(list.getByText('0a'.repeat(32))).toBeDefined();
  });

  test('are accepted one by one or as a selection', async () => {
    const { user, scores } = visitConsole(PAGE, (_gateway, { scores: fake }) => {
      fake.setAside = ['vega', 'mira', 'rhea'].map((name) => aReviewedScore(name));
    });
    await user.click(await screen.findByRole('button', { name: 'Accept vega, 120' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Refuse 2' }));
    expect(await screen.findByText('No scores are waiting for your decision.')).toBeDefined();
    expect(scores.calls.filter(([name]) => name === 'decide')).toEqual([
      ['decide', 'main', 'accepted', ['vega']],
      ['decide', 'main', 'refused', ['mira', 'rhea']],
    ]);
  });

  test('are removed from the board after a question', async () => {
    const { user } = visitConsole(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Remove this score: mira, 90' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No score on this board yet.')).toBeDefined();
  });

  test('let a player be banned and the ban be ended', async () => {
    const { user } = visitConsole(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Ban player' }));
    expect(screen.getByText('Enter a username.')).toBeDefined();
    await user.type(screen.getByLabelText('Username'), 'vega');
    await user.type(screen.getByLabelText('Reason'), 'Cheats.');
    await user.click(screen.getByRole('button', { name: 'Ban player' }));
    const bans = within(await screen.findByRole('list', { name: 'Bans' }));
    expect(bans.getByText('All boards · Cheats.')).toBeDefined();
    await user.click(bans.getByRole('button', { name: 'End the ban of vega' }));
    await user.click(await screen.findByRole('button', { name: 'End the ban' }));
    expect(await screen.findByText('No player is banned.')).toBeDefined();
  });

  test('are only read by an analyst', async () => {
    visitConsole(PAGE, (gateway) => {
      gateway.current = asRole('analyst');
    });
    expect(await screen.findByRole('list', { name: 'Set-aside scores' })).toBeDefined();
    for (const name of [/Accept/, /Refuse/, /Remove/, /Ban/]) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('show a failure with a retry button, and a hint for a game without boards', async () => {
    const { user, scores } = visitConsole(PAGE, (_gateway, { scores: fake }) => {
      fake.failure = { kind: 'network' };
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    scores.failure = undefined;
    scores.boards = [];
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'No boards' })).toBeDefined();
  });
});
