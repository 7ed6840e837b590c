import { describe, expect, test } from 'vitest';
import { TokensViewModel } from '../../../src/ui/console/tokens.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { consoleFixture, settle } from './console-fixture';

describe('TokensViewModel', () => {
  const open = async (copies = true) => {
    const { gateway, dialogs, press } = consoleFixture();
    const copied: unknown[] = [];
    const copy = (text: unknown) => Promise.resolve(copied.push(text) > 0 && copies);
    const view = new TokensViewModel(gateway, dialogs, { copy }, 'paper-moon');
    view.start();
    await settle();
    return { view, gateway, press, copied };
  };

  test('creates a token, shows its secret once and copies it', async () => {
    const { view, gateway, copied } = await open();
    await view.create();
    expect([view.nameProblem, gateway.calls]).toEqual(['Enter a name.', []]);
    view.typeName('Build server');
    view.typeDays('400');
    await view.create();
    expect(view.daysProblem).toContain('365');
    view.typeDays('30');
    view.chooseGame('kite');
    await view.create();
    expect(gateway.calls).toEqual([
      ['createToken', 'paper-moon', 'Build server', ['builds.read', 'builds.publish'], 'kite', 30],
    ]);
    await view.secret.copy();
    expect([copied, view.secret.current?.copied, view.list.value?.length]).toEqual([['hol_Build server'], 'yes', 1]);
    view.secret.hide();
    expect(view.secret.current).toBeUndefined();
    await view.secret.copy();
    expect(copied).toHaveLength(1);
  });

  test('creates a reading token for all games, and says that the browser did not copy', async () => {
    const { view, gateway } = await open(false);
    view.typeName('Reader');
    view.choosePublishes(false);
    await view.create();
    expect(gateway.calls).toEqual([['createToken', 'paper-moon', 'Reader', ['builds.read'], undefined, 90]]);
    await view.secret.copy();
    expect(view.secret.current?.copied).toBe('failed');
  });

  test('creates a token with the chosen actions of a game’s server', async () => {
    const { view, gateway } = await open();
    view.typeName('Backend');
    view.choosePublishes(false);
    view.chooseServerAction('items.grant', true);
    view.chooseServerAction('boards.read', true);
    view.chooseServerAction('items.grant', false);
    await view.create();
    expect(gateway.calls.at(-1)?.[3]).toEqual(['builds.read', 'boards.read']);
  });

  test('keeps the form after a refusal, and revokes after a question', async () => {
    const { view, gateway, press } = await open();
    view.typeName('Build server');
    gateway.failure = aRefusal({ message: 'At most 50 tokens.' });
    await view.create();
    expect([view.failure, view.name, view.secret.current]).toEqual([gateway.failure, 'Build server', undefined]);
    gateway.failure = undefined;
    await view.create();
    const [token] = view.list.value ?? [];
    const revoked = token && view.revoke(token);
    await press('confirm');
    await revoked;
    expect(view.list.value).toEqual([]);
  });
});
