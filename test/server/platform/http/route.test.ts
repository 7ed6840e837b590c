import { describe, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { Caller, Player } from '../../../../server/platform/http/caller';
import type { RouteInput } from '../../../../server/platform/http/route';
import { route } from '../../../../server/platform/http/route';
import type { AnyCall } from '../../../../src/contract/call';
import { defineCall } from '../../../../src/contract/define-call';
import { ok } from '../../../../src/domain/shared/result';

const open = defineCall({ method: 'GET', path: '/v1/open', access: 'anyone', summary: 'A test.', data: z.null() });
const own = defineCall({ method: 'GET', path: '/v1/own', access: 'player', summary: 'A test.', data: z.string() });

describe('the type of a call', () => {
  test('keeps the literal access', () => {
    expectTypeOf(open.access).toEqualTypeOf<'anyone'>();
    expectTypeOf(own.access).toEqualTypeOf<'player'>();
    expectTypeOf<typeof own>().toExtend<AnyCall>();
  });
});

describe('the caller of a handler', () => {
  test('always has a player in a call for players', () => {
    expectTypeOf<RouteInput<typeof own>['caller']['player']>().toEqualTypeOf<Player>();
    expectTypeOf<RouteInput<typeof own>['caller']>().toExtend<Caller>();
    route(own, async ({ caller }) => ok({ data: caller.player.id }));
  });

  test('may be a visitor in a call for anyone, and in a handler of any call', () => {
    expectTypeOf<RouteInput<typeof open>['caller']>().toEqualTypeOf<Caller>();
    expectTypeOf<RouteInput<AnyCall>['caller']>().toEqualTypeOf<Caller>();
  });
});
