import { describe, expect, test } from 'vitest';
import { FollowPublication } from '../../../src/application/console/follow-publication.use-case';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import type { Publication } from '../../../src/domain/console/console';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeConsoleGateway } from '../../fakes/fake-console-gateway';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function follow() {
  const clock = new FakeClock();
  const gateway = new FakeConsoleGateway();
  const states: Publication['state'][] = [];
  const failures: ApiFailure[] = [];
  const attention = new FakeAttention();
  const cancel = new FollowPublication(gateway, clock, attention).execute('paper-moon', 'p1', {
    changed: ({ state }) => states.push(state),
    failed: (failure) => failures.push(failure),
  });
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await settle();
  };
  return { clock, gateway, attention, states, failures, cancel, pass };
}

describe('FollowPublication', () => {
  test('requests the state with doubled delays of up to ten seconds', async () => {
    const { states, pass } = follow();
    for (const delay of [1000, 2000, 4000, 8000, 10_000, 10_000]) await pass(delay);
    expect(states).toHaveLength(6);
    await pass(9999);
    expect(states).toHaveLength(6);
  });

  test('ends with a published or refused publication', async () => {
    const { gateway, states, clock, pass } = follow();
    gateway.publicationNow = { ...gateway.publicationNow, state: 'refused', error: 'No index.html.' };
    await pass(1000);
    expect([states, clock.pending]).toEqual([['refused'], 0]);
  });

  test('retries after transient failures', async () => {
    const { gateway, states, failures, pass } = follow();
    gateway.failure = { kind: 'network' };
    await pass(1000);
    gateway.failure = undefined;
    await pass(2000);
    expect([states, failures]).toEqual([['waiting'], []]);
  });

  test('finds the result after the session has ended, when the player returns to the tab', async () => {
    const { gateway, attention, states, failures, pass } = follow();
    gateway.failure = aRefusal({ status: 401 });
    for (const delay of [1000, 2000, 4000, 8000, 16_000, 32_000]) await pass(delay);
    gateway.failure = undefined;
    gateway.publicationNow = { ...gateway.publicationNow, state: 'refused', error: 'No index.html.' };
    await pass(63_999);
    expect(states).toEqual([]);
    attention.hide();
    attention.show();
    await settle();
    expect([states, failures]).toEqual([['refused'], []]);
  });

  test('reports a lasting failure once and ends', async () => {
    const { gateway, failures, clock, pass } = follow();
    gateway.failure = aRefusal({ status: 404 });
    await pass(1000);
    expect([failures.length, clock.pending]).toEqual([1, 0]);
  });

  test('reports nothing after it is cancelled', async () => {
    const { clock, states, cancel } = follow();
    clock.advance(1000);
    cancel();
    await settle();
    expect([states, clock.pending]).toEqual([[], 0]);
  });
});
