import { describe, expect, test } from 'vitest';
import { SessionRefusals } from '../../../src/application/session/session-refusals';
import { err } from '../../../src/domain/shared/result';
import { ConsoleViewModel } from '../../../src/ui/console/console.view-model';
import { StartViewModel } from '../../../src/ui/console/start.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { aConsoleHome } from '../../fakes/console-samples';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeConsoleGateway } from '../../fakes/fake-console-gateway';
import { consoleFixture, settle } from './console-fixture';

const invitation = {
  id: 'i1',
  developer: 'Blue Door',
  role: 'analyst',
  invitedBy: 'vega',
  expires: '2026-01-08T00:00:00Z',
} as const;

describe('ConsoleViewModel', () => {
  const start = (gateway: FakeConsoleGateway) => {
    const refusals = new SessionRefusals();
    const attention = new FakeAttention();
    const view = new ConsoleViewModel(gateway, refusals, attention);
    view.start();
    return { view, refusals, attention };
  };

  test('loads developers and the player', async () => {
    const { view } = start(new FakeConsoleGateway());
    await settle();
    expect([view.developer('paper-moon')?.name, view.developer('other'), view.player]).toEqual([
      'Paper Moon',
      undefined,
      'Ada L.',
    ]);
  });

  test('shows the login without a session, and when the session has expired', async () => {
    const gateway = new FakeConsoleGateway();
    gateway.failure = aRefusal({ status: 401 });
    const { view } = start(gateway);
    await settle();
    expect(view.signedOut).toBe(true);
    const later = start(new FakeConsoleGateway());
    await settle();
    later.refusals.report();
    expect(later.view.signedOut).toBe(true);
  });

  test('continues after a login in another tab, by itself or when asked', async () => {
    const gateway = new FakeConsoleGateway();
    const { view, refusals, attention } = start(gateway);
    await settle();
    refusals.report();
    attention.hide();
    attention.show();
    await settle();
    expect([view.signedOut, view.home === undefined]).toEqual([false, false]);
    refusals.report();
    gateway.failure = aRefusal({ status: 401 });
    await view.resume();
    expect([view.signedOut, view.failure, view.resuming]).toEqual([true, 'You are not logged in yet.', false]);
    gateway.failure = undefined;
    await view.resume();
    expect([view.signedOut, view.failure]).toEqual([false, undefined]);
  });

  test('keeps the previous player’s page while another player is logged in', async () => {
    const gateway = new FakeConsoleGateway();
    const { view, refusals } = start(gateway);
    await settle();
    const { home } = view;
    const other = aConsoleHome({ player: { id: 'nova', name: 'Nova' }, developers: [] });
    refusals.report();
    gateway.current = other;
    await view.resume();
    const shown = () => [view.signedOut, view.other, view.failure, view.home === home, view.player];
    expect(shown()).toEqual([true, 'Nova', undefined, true, 'Ada L.']);
    gateway.current = aConsoleHome();
    await view.resume();
    expect([view.signedOut, view.other]).toEqual([false, undefined]);
    // Another player logs in without a refused request.
    gateway.current = other;
    await view.refresh();
    expect([view.signedOut, view.other, view.player]).toEqual([true, 'Nova', 'Ada L.']);
  });

  test('keeps the page if the server cannot be reached', async () => {
    const gateway = new FakeConsoleGateway();
    const { view, refusals } = start(gateway);
    await settle();
    refusals.report();
    gateway.failure = { kind: 'network' };
    await view.resume();
    expect([view.signedOut, view.failure]).toEqual([true, expect.stringContaining('network')]);
  });

  test('ignores an answer that is older than the last request', async () => {
    const gateway = new FakeConsoleGateway();
    const { view, refusals } = start(gateway);
    await settle();
    refusals.report();
    gateway.failure = { kind: 'network' };
    const older = view.load();
    gateway.failure = undefined;
    await Promise.all([older, view.load()]);
    expect([view.signedOut, view.failure]).toEqual([false, undefined]);
  });

  test('updates the roles of the player, unless the request fails', async () => {
    const gateway = new FakeConsoleGateway();
    const { view } = start(gateway);
    await settle();
    gateway.current = aConsoleHome({ developers: [] });
    gateway.failure = { kind: 'network' };
    await view.refresh();
    expect([view.home?.developers.length, view.failure]).toEqual([1, undefined]);
    gateway.failure = undefined;
    await view.refresh();
    expect(view.home?.developers).toEqual([]);
  });

  test('shows a failure that can be retried', async () => {
    const gateway = new FakeConsoleGateway();
    gateway.failure = { kind: 'network' };
    const { view } = start(gateway);
    await settle();
    expect(view.failure).toContain('network');
    gateway.failure = undefined;
    await view.load();
    expect([view.failure, view.home?.developers.length]).toEqual([undefined, 1]);
  });

  test('answers an invitation once and reloads', async () => {
    const gateway = new FakeConsoleGateway();
    gateway.current = aConsoleHome({ invitations: [invitation] });
    const { view } = start(gateway);
    await settle();
    await Promise.all([view.answerInvitation(invitation, true), view.answerInvitation(invitation, false)]);
    expect(gateway.calls).toEqual([['answerInvitation', 'i1', true]]);
    expect([view.home?.invitations, view.answering]).toEqual([[], undefined]);
  });

  test('shows why an invitation could not be answered', async () => {
    const gateway = new FakeConsoleGateway();
    gateway.answerInvitation = () => Promise.resolve(err(aRefusal({ status: 410, message: 'It has expired.' })));
    const { view } = start(gateway);
    await view.answerInvitation(invitation, true);
    expect(view.answerFailure).toBe('It has expired.');
  });
});

describe('StartViewModel', () => {
  test('proposes the slug until it is typed, and creates a developer', async () => {
    const { gateway } = consoleFixture();
    let reloads = 0;
    const form = new StartViewModel(gateway, () => Promise.resolve(void (reloads += 1)));
    form.typeName(' Blue Door ');
    expect(form.slug).toBe('blue-door');
    expect(await form.apply()).toBeUndefined();
    expect([form.nameProblem, form.slugProblem, form.termsProblem]).toEqual([
      undefined,
      undefined,
      'Accept the terms to continue.',
    ]);
    form.acceptTerms(true);
    expect(await form.apply()).toBe('blue-door');
    expect([gateway.calls, reloads]).toEqual([[['apply', 'Blue Door', 'blue-door']], 1]);
    form.typeSlug('Blue');
    form.typeName('Red Door');
    expect([form.slug, form.slugProblem]).toEqual(['Blue', expect.stringContaining('lower-case')]);
  });

  test('keeps the form after a refusal, and opens no developer that is reviewed', async () => {
    const { gateway } = consoleFixture();
    const form = new StartViewModel(gateway, () => Promise.resolve());
    form.typeName('Blue Door');
    form.acceptTerms(true);
    gateway.failure = aRefusal({ status: 409, message: 'This address is taken.' });
    expect(await form.apply()).toBeUndefined();
    expect([form.failure, form.name, form.sending]).toEqual(['This address is taken.', 'Blue Door', false]);
    gateway.failure = undefined;
    gateway.current = aConsoleHome({ policy: 'review' });
    expect(await form.apply()).toBeUndefined();
  });
});
