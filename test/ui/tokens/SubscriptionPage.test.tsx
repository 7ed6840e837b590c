// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { OpenTokenPage } from '../../../src/application/tokens/open-token-page.use-case';
import type { TokenGateway } from '../../../src/application/tokens/token-gateway.port';
import { err, ok } from '../../../src/domain/shared/result';
import { writeToken } from '../../../src/domain/tokens/token';
import { subscriptionRoute } from '../../../src/ui/tokens/subscription.page';
import type { SubscriptionLink } from '../../../src/ui/tokens/SubscriptionPage';
import { TokenPageViewModel } from '../../../src/ui/tokens/token-page.view-model';
import { aRefusal } from '../../fakes/a-refusal';

const secret = 'A'.repeat(43);

function shown(link: SubscriptionLink, { refused, cut = 0 }: { refused?: string; cut?: number } = {}) {
  const token = writeToken(`subscription-${link}`, { secret });
  let calls = 0;
  const gateway: TokenGateway<undefined> = {
    call: () => {
      calls += 1;
      return Promise.resolve(
        refused === undefined ? ok({ data: undefined, message: 'Done so.' }) : err(aRefusal({ message: refused })),
      );
    },
  };
  const open = new OpenTokenPage(`subscription-${link}`, gateway);
  const create = (text: string | undefined, place: ConstructorParameters<typeof TokenPageViewModel>[2]) =>
    new TokenPageViewModel<undefined>(open, text, place);
  const path = `/market/subscription/${link}`;
  const route = subscriptionRoute({ createSubscriptionLink: { confirm: create, unsubscribe: create } }, link);
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home page</p> },
      { path, ...route },
    ],
    { initialEntries: [`${path}?token=${token.slice(0, token.length - cut)}`], hydrationData: { loaderData: {} } },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { router, calls: () => calls };
}

/** Confirms an unsubscription, which asks first. */
async function agree(link: SubscriptionLink): Promise<void> {
  if (link === 'unsubscribe')
    fireEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }, { timeout: 5000 }));
}

const heading = (name: string) => screen.findByRole('heading', { name }, { timeout: 5000 });

afterEach(cleanup);

describe('SubscriptionPage', () => {
  test.each([
    ['confirm', 'Subscription Confirmed'],
    ['unsubscribe', 'You’re Unsubscribed'],
  ] as const)('sends %s once, removes the token and shows the result', async (link, title) => {
    const { router, calls } = shown(link);
    await agree(link);
    expect(await heading(title)).toBeDefined();
    expect(document.title).toBe(`${title} - Holocade`);
    expect(screen.getByRole('status').textContent).toContain('Done so.');
    expect(router.state.location.search).toBe('');
    expect(calls()).toBe(1);
  });

  test('shows the reason of a failure and the contact link', async () => {
    shown('unsubscribe', { refused: 'This link has expired.' });
    await agree('unsubscribe');
    expect(await heading('Couldn’t Unsubscribe')).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('This link has expired.');
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/hc/contact');
  });

  test('T19: unsubscribes only after a confirmation, and removes the token before it', async () => {
    const { router, calls } = shown('unsubscribe');
    expect(await heading('Unsubscribe?')).toBeDefined();
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('link', { name: 'Stay subscribed' }).getAttribute('href')).toBe('/');
    expect(calls()).toBe(0);
  });

  test('reports a truncated link without a request', async () => {
    const { calls } = shown('confirm', { cut: 9 });
    expect(await heading('Subscription Not Confirmed')).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('This link is incomplete.');
    expect(calls()).toBe(0);
  });
});
