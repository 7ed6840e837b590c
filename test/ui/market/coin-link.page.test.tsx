import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { TokenPlace } from '../../../src/application/tokens/token-place.port';
import { OpenTokenPage } from '../../../src/application/tokens/open-token-page.use-case';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { writeToken } from '../../../src/domain/tokens/token';
import { coinLinkRoute } from '../../../src/ui/market/coin-link.page';
import { TokenPageViewModel } from '../../../src/ui/tokens/token-page.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { settled } from './shop-fixture';

afterEach(cleanup);

const good = writeToken('coin-purchase', { secret: 'A'.repeat(43) });

async function open(token: string, answer: Result<string, ApiFailure>) {
  const departures: string[] = [];
  const link = new OpenTokenPage<string>('coin-purchase', {
    call: () => Promise.resolve(answer.ok ? ok({ data: answer.value, message: '' }) : answer),
  });
  const createCoinPurchase = (text: string | undefined, place: TokenPlace) =>
    new TokenPageViewModel(link, text, { ...place, depart: (url) => void departures.push(url) }, ({ data: url }) => ({
      type: 'payment-url-received',
      url,
      hosts: [],
    }));
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home page</p> },
      { path: '/market/coins', loader: () => null, ...coinLinkRoute({ createCoinPurchase }) },
    ],
    { initialEntries: [`/market/coins?token=${token}`], hydrationData: { loaderData: {} } },
  );
  render(<RouterProvider router={router} />);
  await act(settled);
  return { departures, router };
}

describe('coinLinkRoute', () => {
  test('opens the payment on the portal and removes the token from the URL', async () => {
    const { departures, router } = await open(good, ok('/market/coins/checkout/1'));
    expect(departures).toEqual(['/market/coins/checkout/1']);
    expect(screen.getByRole('heading').textContent).toBe('Opening Checkout');
    expect(router.state.location.search).toBe('');
  });

  test('ignores a payment URL of another host', async () => {
    const { departures } = await open(good, ok('https://evil.example/pay'));
    expect(departures).toEqual(['/']);
  });

  test.each([
    ['a used link', good, 'This link has expired or was used before.'],
    ['a truncated link', 'no-token', 'This link is incomplete.'],
    ['a missing token', '', 'This link is incomplete.'],
  ])('shows an error with a link to the shop for %s', async (_case, token, text) => {
    const { departures } = await open(token, err(aRefusal({ message: 'This link has expired or was used before.' })));
    expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^Purchase Error${text}`));
    expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/market');
    expect(document.title).toMatch(/^Purchase Error/);
    expect(departures).toEqual([]);
  });
});
