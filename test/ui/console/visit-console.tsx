import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { consoleTokens, createConsoleModules } from '../../../src/composition/console.part';
import { tokens as t } from '../../../src/composition/tokens';
import type { Module } from '../../../src/composition/wiring';
import { createWiring } from '../../../src/composition/wiring';
import type { MemberRole } from '../../../src/domain/console/member-role';
import { consoleRoutes } from '../../../src/ui/console/console-routes';
import { FakeClock } from '../../fakes/fake-clock';
import { aConsoleHome } from '../../fakes/console-samples';
import { FakeConsoleGateway } from '../../fakes/fake-console-gateway';
import { FakeDeveloperCommunityGateway } from '../../fakes/fake-developer-community-gateway';
import { FakeMoneyGateway } from '../../fakes/fake-money-gateway';
import { FakeScoresGateway } from '../../fakes/fake-scores-gateway';
import { FakeTesterGateway } from '../../fakes/fake-tester-gateways';
import { FakeWebhookGateway } from '../../fakes/fake-webhook-gateway';
import '../auth/browser-gaps';

// jsdom does not scroll.
Object.assign(window, { scrollTo: () => undefined });
Element.prototype.scrollIntoView = () => undefined;
// Nor does it lay out or draw.
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
HTMLCanvasElement.prototype.getContext = () => null;

/** First data of a member with this role. */
export const asRole = (role: MemberRole) =>
  aConsoleHome({ developers: [{ slug: 'paper-moon', name: 'Paper Moon', logo: '/logo.svg', role }] });

/** A published game, and a draft. */
export const kite = { slug: 'kite', title: 'Kite', state: 'published', opens: '1.1.0', draft: undefined } as const;
export const draft = {
  slug: 'kite-x',
  version: '1.1.0',
  page: 'https://portal.test/draft',
  release: undefined,
  change: undefined,
};

interface OtherGateways {
  readonly community: FakeDeveloperCommunityGateway;
  readonly scores: FakeScoresGateway;
  readonly webhooks: FakeWebhookGateway;
  readonly testers: FakeTesterGateway;
  readonly money: FakeMoneyGateway;
}

/** Opens a page of the console with fakes at its ports. */
export function visitConsole(
  address: string,
  prepare: (gateway: FakeConsoleGateway, others: OtherGateways) => void = () => undefined,
  /** Binds further fakes. */
  fakes: Module = () => undefined,
) {
  const gateway = new FakeConsoleGateway();
  const others = {
    community: new FakeDeveloperCommunityGateway(),
    scores: new FakeScoresGateway(),
    webhooks: new FakeWebhookGateway(),
    testers: new FakeTesterGateway(),
    money: new FakeMoneyGateway(),
  };
  prepare(gateway, others);
  const { community, scores, webhooks, testers, money } = others;
  const wiring = createWiring([
    (wired) => {
      wired.value(t.clock, new FakeClock());
      wired.value(consoleTokens.gateway, gateway);
      wired.value(consoleTokens.community, community);
      wired.value(consoleTokens.scoresGateway, scores);
      wired.value(consoleTokens.webhookGateway, webhooks);
      wired.value(consoleTokens.testerGateway, testers);
      wired.value(consoleTokens.moneyGateway, money);
    },
    fakes,
    ...createConsoleModules({ portalOrigin: 'https://portal.test' }),
  ]);
  const router = createMemoryRouter(consoleRoutes(wiring.get(consoleTokens.services)), { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { gateway, ...others, router, user: userEvent.setup(), wiring };
}
