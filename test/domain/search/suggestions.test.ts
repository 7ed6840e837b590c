import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SuggestionEvent, Suggestions } from '../../../src/domain/search/suggestions';
import {
  dueSuggestions,
  noSuggestions,
  nextSuggestions,
  SUGGESTION_DELAY,
  SUGGESTED_USERS,
  suggestionKey,
  SUGGESTIONS_MAX,
  toSuggestions,
} from '../../../src/domain/search/suggestions';
import { paginate } from '../../../src/domain/shared/pagination';
import { aGameCard } from '../../fakes/a-game-card';
import { aUserCard } from '../../fakes/a-user-card';

type Event = SuggestionEvent<string>;
type State = Suggestions<string>;

const typed = (text: string): Event => ({ type: 'typed', text });
const answered = (request: number, ...items: readonly string[]): Event => ({ type: 'answered', request, items });
const move = (by: 1 | -1): Event => ({ type: 'moved', by });
const jump = (to: 'first' | 'last'): Event => ({ type: 'jumped', to });
const after = (...events: readonly Event[]) => events.reduce<State>(nextSuggestions, noSuggestions());

/** Model: all requests so far, and the current one. */
interface Model {
  asked: string[];
  wanted: number | undefined;
  shown: readonly string[];
  answered: boolean;
  failed: boolean;
  /** 0 is the search bar, 1 the first item. */
  place: number;
}

class Apply implements fc.Command<Model, { state: State }> {
  constructor(private readonly event: Event) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: { state: State }): void {
    follow(model, this.event);
    real.state = nextSuggestions(real.state, this.event);
    expect(real.state.items).toEqual(model.shown);
    expect(real.state.request).toBe(model.asked.length);
    expect(real.state.query).toBe(model.wanted === undefined ? undefined : model.asked[model.wanted - 1]);
    expect(real.state.highlighted).toBe(model.place === 0 ? undefined : model.place - 1);
    const waiting = model.wanted === undefined ? 'idle' : 'waiting';
    const ended = model.answered ? 'ready' : waiting;
    expect(real.state.status).toBe(model.failed ? 'failed' : ended);
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

function follow(model: Model, event: Event): void {
  const clear = () => Object.assign(model, { wanted: undefined, shown: [], answered: false, failed: false, place: 0 });
  const open = model.wanted !== undefined && !model.answered && !model.failed;
  const current = open && 'request' in event && event.request === model.wanted;
  if (event.type === 'closed') clear();
  if (event.type === 'failed' && current) model.failed = true;
  if (event.type === 'answered' && current) Object.assign(model, { shown: event.items, answered: true, place: 0 });
  if (event.type === 'moved') {
    const places = model.shown.length + 1;
    model.place = (model.place + event.by + places) % places;
  }
  if (event.type === 'jumped' && model.place > 0) model.place = event.to === 'first' ? 1 : model.shown.length;
  if (event.type !== 'typed') return;
  const same = model.wanted !== undefined && !model.failed && model.asked[model.wanted - 1] === event.text;
  if (event.text.length < 3) clear();
  else if (!same) {
    clear();
    model.wanted = model.asked.push(event.text);
  }
}

const requests = fc.integer({ min: 0, max: 6 });
const items = fc.array(fc.string(), { maxLength: 4 });
const commands = fc.commands(
  [
    fc.constantFrom('', 'ab', 'abc', 'abcd', 'xyz').map((text) => new Apply(typed(text))),
    fc.tuple(requests, items).map(([request, list]) => new Apply(answered(request, ...list))),
    requests.map((request) => new Apply({ type: 'failed', request })),
    fc.constantFrom(1 as const, -1 as const).map((by) => new Apply(move(by))),
    fc.constantFrom('first' as const, 'last' as const).map((to) => new Apply(jump(to))),
    fc.constant(new Apply({ type: 'closed' })),
  ],
  { maxCommands: 40 },
);

describe('nextSuggestions', () => {
  test('requests suggestions from three characters on, once for each query', () => {
    expect(SUGGESTION_DELAY).toBe(200);
    expect(dueSuggestions(after())).toBeUndefined();
    expect(dueSuggestions(after(typed('ab')))).toBeUndefined();
    expect(dueSuggestions(after(typed('abc')))).toEqual({ request: 1, query: 'abc' });
    expect(dueSuggestions(after(typed('abc'), typed(' abc ')))).toEqual({ request: 1, query: 'abc' });
    expect(dueSuggestions(after(typed('abc'), typed('abcd')))).toEqual({ request: 2, query: 'abcd' });
  });

  test('accepts the response to the newest request only', () => {
    const two = after(typed('abc'), typed('abcd'));
    expect(nextSuggestions(two, answered(1, 'old'))).toBe(two);
    expect(nextSuggestions(two, answered(2, 'new'))).toMatchObject({ status: 'ready', items: ['new'] });
  });

  test('clears the list when the query becomes too short or the list is closed', () => {
    for (const last of [typed('a'), { type: 'closed' }] as const) {
      expect(after(typed('abc'), answered(1, 'x'), last)).toEqual({ ...noSuggestions(), request: 1 });
    }
  });

  test('repeats a failed request for the same query, and drops it for another', () => {
    const failed: readonly Event[] = [typed('abc'), { type: 'failed', request: 1 }];
    expect(after(...failed)).toEqual({ ...noSuggestions(), request: 1, query: 'abc', status: 'failed' });
    expect(after(...failed, typed('abc'))).toMatchObject({ request: 2, query: 'abc', status: 'waiting' });
    expect(after(...failed, { type: 'closed' })).toEqual({ ...noSuggestions(), request: 1 });
    expect(nextSuggestions(after(...failed), answered(1, 'late')).items).toEqual([]);
  });

  test('moves through the items with the keyboard and wraps around', () => {
    const shown = after(typed('abc'), answered(1, 'x', 'y'));
    const places = [1, 1, 1, -1, -1] as const;
    const walked = places.map((_, index) =>
      places
        .slice(0, index + 1)
        .map(move)
        .reduce<State>(nextSuggestions, shown),
    );
    expect(walked.map(({ highlighted }) => highlighted)).toEqual([0, 1, undefined, 1, 0]);
  });

  test('jumps to an end of the list only from within it', () => {
    const shown = after(typed('abc'), answered(1, 'x', 'y', 'z'));
    expect(nextSuggestions(shown, jump('last'))).toBe(shown);
    const second = [move(1), move(1)].reduce<State>(nextSuggestions, shown);
    expect(nextSuggestions(second, jump('last')).highlighted).toBe(2);
    expect(nextSuggestions(second, jump('first')).highlighted).toBe(0);
  });

  property.prop([commands])('always behaves like the model', (run) => {
    fc.modelRun(
      () => ({
        model: { asked: [], wanted: undefined, shown: [], answered: false, failed: false, place: 0 },
        real: { state: noSuggestions<string>() },
      }),
      run,
    );
  });
});

const page = <Item>(items: readonly Item[]) => ({ items, more: false, pagination: paginate(items.length, 1) });
const found = (games: number, users: number) => ({
  games: page(Array.from({ length: games }, (_, index) => aGameCard({ slug: `g${String(index)}` }))),
  users: page(Array.from({ length: users }, (_, index) => aUserCard({ username: `u${String(index)}` }))),
});
const keys = (games: number, users: number) => toSuggestions(found(games, users)).map(suggestionKey);

describe('toSuggestions', () => {
  test('returns the best games, then the best players, six at most', () => {
    expect([SUGGESTIONS_MAX, SUGGESTED_USERS]).toEqual([6, 2]);
    expect(keys(8, 8)).toEqual(['game/g0', 'game/g1', 'game/g2', 'game/g3', 'user/u0', 'user/u1']);
    expect(keys(8, 1)).toEqual(['game/g0', 'game/g1', 'game/g2', 'game/g3', 'game/g4', 'user/u0']);
    expect(keys(1, 8)).toEqual(['game/g0', 'user/u0', 'user/u1', 'user/u2', 'user/u3', 'user/u4']);
    expect(toSuggestions({ games: undefined, users: undefined })).toEqual([]);
  });

  const counts = fc.integer({ min: 0, max: 8 });
  property.prop([counts, counts])('always uses all available room, for each kind in its order', (games, users) => {
    const shown = keys(games, users);
    expect(shown).toHaveLength(Math.min(SUGGESTIONS_MAX, games + users));
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toEqual([...shown].sort());
  });
});
