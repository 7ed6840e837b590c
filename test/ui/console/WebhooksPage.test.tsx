import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aDelivery, anEndpoint } from '../../fakes/fake-webhook-gateway';
import { asRole, visitConsole } from './visit-console';

afterEach(cleanup);

const PAGE = '/paper-moon/games/kite/webhooks';
const HOOK = 'https://api.example.com/hook';

describe('the page of webhooks', () => {
  test('adds an endpoint, shows its secret, and shows the result of a test in the log', async () => {
    const { user, webhooks } = visitConsole(PAGE, (_gateway, fakes) => {
      fakes.webhooks.deliveriesNow = [aDelivery()];
    });
    await user.type(await screen.findByLabelText('Address'), HOOK);
    await user.click(screen.getByRole('button', { name: 'Add endpoint' }));
    const secret = within(await screen.findByRole('region', { name: 'New endpoint' }));
    expect(secret.getByText('whsec_secret')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: `Send a test to ${HOOK}` }));
    const message = within(await screen.findByRole('group', { name: 'ping, Delivered' }));
    expect(message.getByText('thanks')).toBeDefined();
    await user.click(message.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(webhooks.calls.at(-1)).toEqual(['resend', 'e1', 'd1']));
  });

  test('shows no buttons for tests and repetitions of an endpoint that is switched off', async () => {
    const { user } = visitConsole(PAGE, (_gateway, { webhooks }) => {
      webhooks.endpoints = [anEndpoint({ state: 'off' })];
      webhooks.deliveriesNow = [aDelivery({ state: 'failed' })];
    });
    await user.click(await screen.findByRole('button', { name: `Log of ${HOOK}` }));
    await screen.findByRole('group', { name: 'ping, Failed' });
    expect(screen.queryByRole('button', { name: /Send a/ })).toBeNull();
    expect(screen.getByRole('button', { name: `Switch on ${HOOK}` })).toBeDefined();
  });

  test('shows the time of the next attempt', async () => {
    const { user } = visitConsole(PAGE, (_gateway, { webhooks }) => {
      webhooks.endpoints = [anEndpoint()];
      webhooks.deliveriesNow = [aDelivery({ state: 'waiting', next: '2026-01-01T09:05:00.000Z' })];
    });
    await user.click(await screen.findByRole('button', { name: `Log of ${HOOK}` }));
    const message = await screen.findByRole('group', { name: 'ping, Waiting' });
    expect(message.textContent).toContain('next attempt at Jan 1, 2026 9:05 AM UTC');
  });

  test('shows only a note to other roles', async () => {
    visitConsole(PAGE, (gateway) => {
      gateway.current = asRole('analyst');
    });
    expect(await screen.findByText('Only owners and publishers can change webhooks')).toBeDefined();
    expect(screen.queryByLabelText('Address')).toBeNull();
  });
});
