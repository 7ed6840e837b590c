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
import { settled } from './a-shop-house';

afterEach(cleanup);

const good = writeToken('coin-purchase', { secret: 'A'.repeat(43) });

async function open(token: string, answer: Result<string, ApiFailure>) {
  const gone: string[] = [];
  const link = new OpenTokenPage<string>('coin-purchase', {
    call: () => Promise.resolve(answer.ok ? ok({ data: answer.value, message: '' }) : answer),
  });
  const createCoinPurchase = (text: string | undefined, place: TokenPlace) =>
    new TokenPageViewModel(link, text, { ...place, depart: (url) => void gone.push(url) }, ({ data: url }) => ({
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
  return { gone, router };
}

describe('the page of a link to a payment', () => {
  test('goes on to the payment by the portal’s own address, and forgets the token', async () => {
    const { gone, router } = await open(good, ok('/market/coins/checkout/1'));
    expect(gone).toEqual(['/market/coins/checkout/1']);
    expect(screen.getByRole('heading').textContent).toBe('Taking You to the Payment');
    expect(router.state.location.search).toBe('');
  });

  test('follows no address of another host', async () => {
    const { gone } = await open(good, ok('https://evil.example/pay'));
    expect(gone).toEqual(['/']);
  });

  test.each([
    ['a link that was used before', good, 'This link has expired or was used before.'],
    ['a link that was cut', 'no-token', 'This link is not complete.'],
    ['no link at all', '', 'This link is not complete.'],
  ])('tells of %s, and leads to the shop', async (_what, token, words) => {
    const { gone } = await open(token, err(aRefusal({ message: 'This link has expired or was used before.' })));
    expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^Purchase Error${words}`));
    expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/market');
    expect(document.title).toMatch(/^Purchase Error/);
    expect(gone).toEqual([]);
  });
});
