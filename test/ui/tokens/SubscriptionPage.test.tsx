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

/** Says yes where the page asks first. */
async function agree(link: SubscriptionLink): Promise<void> {
  if (link === 'unsubscribe')
    fireEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }, { timeout: 5000 }));
}

const heading = (name: string) => screen.findByRole('heading', { name }, { timeout: 5000 });

afterEach(cleanup);

describe('the page of a link about a subscription', () => {
  test.each([
    ['confirm', 'Subscription Confirmed'],
    ['unsubscribe', 'You Are Unsubscribed'],
  ] as const)('%ss once, forgets the token and says so', async (link, title) => {
    const { router, calls } = shown(link);
    await agree(link);
    expect(await heading(title)).toBeDefined();
    expect(document.title).toBe(`${title} - Holocade`);
    expect(screen.getByRole('status').textContent).toContain('Done so.');
    expect(router.state.location.search).toBe('');
    expect(calls()).toBe(1);
  });

  test('says why it could not, and where to ask', async () => {
    shown('unsubscribe', { refused: 'This link has expired.' });
    await agree('unsubscribe');
    expect(await heading('Not Unsubscribed Yet')).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('This link has expired.');
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/hc/contact');
  });

  test('T19: ends nothing before its reader says so, and forgets the token meanwhile', async () => {
    const { router, calls } = shown('unsubscribe');
    expect(await heading('Unsubscribe?')).toBeDefined();
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('link', { name: 'Keep these mails' }).getAttribute('href')).toBe('/');
    expect(calls()).toBe(0);
  });

  test('tells of a link that was cut on its way, and asks nobody', async () => {
    const { calls } = shown('confirm', { cut: 9 });
    expect(await heading('Subscription Not Confirmed')).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('This link is not complete.');
    expect(calls()).toBe(0);
  });
});
