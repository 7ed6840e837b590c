// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { LoadInvitableGames } from '../../../src/application/inbox/load-invitable-games.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeConversationGateway } from '../../fakes/fake-conversation-gateway';
import '../auth/browser-gaps';
import { openConversation } from './conversation-stage';

afterEach(cleanup);

describe('an invitation to a game', () => {
  test('is sent by keyboard with the deep link of the game being played', async () => {
    const { user, gateway } = await openConversation();
    const invite = screen.getByRole('button', { name: 'Invite to a game', expanded: false });
    invite.focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Invite Orion to Kite Hill, playing now' })).focus();
    await user.keyboard('{Enter}');
    const link = 'https://holocade.test/arcade/games/kite-hill?holocade_room=kite-hill';
    await waitFor(() => {
      expect(gateway.calls).toContain(`send orion Let’s play Kite Hill! ${link}`);
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(invite);
    });
    expect(invite.getAttribute('aria-expanded')).toBe('false');
  });

  test('has no deep link for a game that is not being played, and opens at once from the friends page', async () => {
    const { user, gateway } = await openConversation(undefined, { address: '/account/inbox/orion?invite' });
    await user.click(await screen.findByRole('button', { name: 'Invite Orion to Glyph Gate' }));
    expect(gateway.calls.filter((call) => call.startsWith('send'))).toEqual([
      'send orion Let’s play Glyph Gate! https://holocade.test/arcade/games/glyph-gate',
    ]);
  });

  test('is sent once for a double click', async () => {
    const { user, gateway } = await openConversation(undefined, { address: '/account/inbox/orion?invite' });
    await user.dblClick(await screen.findByRole('button', { name: 'Invite Orion to Glyph Gate' }));
    expect(gateway.calls.filter((call) => call.startsWith('send'))).toHaveLength(1);
  });

  test('returns the focus to its button when Escape closes the games that opened with the page', async () => {
    const { user } = await openConversation(undefined, { address: '/account/inbox/orion?invite' });
    await screen.findByRole('button', { name: 'Invite Orion to Glyph Gate' });
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Invite Orion to a game' }));
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Invite to a game', expanded: false }));
    });
  });

  test('offers to try again after a failure, and a way to games without one', async () => {
    let answer: Awaited<ReturnType<LoadInvitableGames['execute']>> = err(aRefusal({ message: 'Not now.' }));
    const { user } = await openConversation(undefined, {
      address: '/account/inbox/orion?invite',
      loadGames: () => Promise.resolve(answer),
    });
    expect(await screen.findByText('Not now.')).toBeDefined();
    answer = ok([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('link', { name: 'Find a game' })).getAttribute('href')).toBe('/arcade/games');
  });

  test('is not offered to a player who accepts no messages', async () => {
    const gateway = new FakeConversationGateway();
    gateway.access = 'closed';
    await openConversation(gateway, { address: '/account/inbox/orion?invite' });
    expect(screen.queryByRole('button', { name: 'Invite to a game' })).toBeNull();
  });
});
