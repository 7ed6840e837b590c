import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { GameCard } from '../../../src/domain/games/game';
import type { GameList, GameListEvent } from '../../../src/domain/games/game-list';
import {
  emptyReason,
  gameListView,
  initialGameList,
  nextGameList,
  shownGames,
} from '../../../src/domain/games/game-list';
import { paginate } from '../../../src/domain/shared/pagination';
import { gameCards } from '../../arbitraries/games';
import { paginations } from '../../arbitraries/paginations';

const [game] = fc.sample(gameCards, { numRuns: 1, seed: 1 });
const games: readonly GameCard[] = game ? [game] : [];
const after = (...events: GameListEvent[]) => events.reduce(nextGameList, initialGameList);
const found: GameListEvent = { type: 'answered', ticket: 1, games, pagination: paginate(1, 1) };

/** The simpler list: the questions are counted, and of each answer it is noted whether it came in time. */
interface Model {
  questions: number;
  waiting: boolean;
  names: string;
}

interface System {
  list: GameList;
}

function describeView(games: readonly GameCard[], total: number): string {
  if (games.length > 0) return games.map(({ title }) => title).join('|');
  return total === 0 ? 'No results' : 'No such page';
}

function nameOf({ shown }: GameList): string {
  switch (shown.kind) {
    case 'nothing':
      return '';
    case 'loaded':
      return shown.games.map(({ title }) => title).join('|');
    case 'empty':
      return shown.reason === 'no-results' ? 'No results' : 'No such page';
    case 'failed':
      return `Oops! ${shown.message}`;
  }
}

class Ask implements fc.Command<Model, System> {
  check = () => true;
  run(model: Model, system: System): void {
    const before = system.list.shown;
    system.list = nextGameList(system.list, { type: 'asked' });
    model.questions += 1;
    model.waiting = true;
    expect(system.list).toEqual({ ticket: model.questions, pending: true, shown: before });
  }
  toString = () => 'ask';
}

class Answer implements fc.Command<Model, System> {
  constructor(
    private readonly back: number,
    private readonly answer: { readonly games: readonly GameCard[]; readonly total: number } | string,
  ) {}
  check = (model: Readonly<Model>) => model.questions > this.back;
  run(model: Model, system: System): void {
    const { answer } = this;
    const ticket = model.questions - this.back;
    const event: GameListEvent =
      typeof answer === 'string'
        ? { type: 'failed', ticket, message: answer }
        : { type: 'answered', ticket, games: answer.games, pagination: paginate(answer.total, 1) };
    system.list = nextGameList(system.list, event);
    if (this.back === 0 && model.waiting) {
      model.waiting = false;
      model.names = typeof answer === 'string' ? `Oops! ${answer}` : describeView(answer.games, answer.total);
    }
    expect(nameOf(system.list)).toBe(model.names);
    expect(system.list.pending).toBe(model.waiting);
    if (system.list.shown.kind === 'failed') expect(shownGames(system.list)).toEqual([]);
  }
  toString = () => `answer ${this.back} back: ${JSON.stringify(this.answer)}`;
}

const answers = fc.oneof(
  fc.string({ minLength: 1, maxLength: 9 }),
  fc.record({ games: fc.array(gameCards, { maxLength: 2 }), total: fc.nat(9) }),
);
const commands = fc.commands(
  [fc.constant(new Ask()), fc.tuple(fc.nat(2), answers).map(([back, answer]) => new Answer(back, answer))],
  { maxCommands: 30 },
);

describe('a list of games', () => {
  test('begins with nothing, and waits once it is asked', () => {
    expect(initialGameList).toEqual({ ticket: 0, pending: false, shown: { kind: 'nothing' } });
    expect(after({ type: 'asked' })).toEqual({ ticket: 1, pending: true, shown: { kind: 'nothing' } });
    expect(shownGames(initialGameList)).toEqual([]);
  });

  test('shows what is found, until something else is', () => {
    const list = after({ type: 'asked' }, found);
    expect(list).toEqual({ ticket: 1, pending: false, shown: { kind: 'loaded', games, pagination: paginate(1, 1) } });
    expect(shownGames(nextGameList(list, { type: 'asked' }))).toEqual(games);
  });

  test('says why it is empty', () => {
    expect(gameListView({ games: [], pagination: paginate(0, 1) })).toEqual({
      kind: 'empty',
      reason: 'no-results',
      pagination: paginate(0, 1),
    });
    expect(gameListView({ games: [], pagination: paginate(8, 2) })).toMatchObject({ reason: 'beyond-last' });
    expect([emptyReason({ total: 0 }), emptyReason({ total: 1 })]).toEqual(['no-results', 'beyond-last']);
  });

  test('is emptied by a failure, which it tells', () => {
    const list = after({ type: 'asked' }, found, { type: 'asked' }, { type: 'failed', ticket: 2, message: 'Down' });
    expect(list.shown).toEqual({ kind: 'failed', message: 'Down' });
    expect(shownGames(list)).toEqual([]);
  });

  test('takes no answer to an older question, nor a second one to the same', () => {
    const late = after({ type: 'asked' }, { type: 'asked' }, found);
    expect(late).toEqual({ ticket: 2, pending: true, shown: { kind: 'nothing' } });
    const twice = after({ type: 'asked' }, found, { type: 'failed', ticket: 1, message: 'Down' });
    expect(twice.shown.kind).toBe('loaded');
    expect(after({ type: 'failed', ticket: 0, message: 'Down' })).toBe(initialGameList);
  });

  property.prop([fc.array(gameCards, { maxLength: 3 }), paginations])(
    'is always loaded exactly when there are games',
    (some, pagination) => {
      const view = gameListView({ games: some, pagination });
      expect(view).toMatchObject({ kind: some.length > 0 ? 'loaded' : 'empty', pagination });
    },
  );

  property.prop([commands])('always shows the newest answer', (steps) => {
    fc.modelRun(() => ({ model: { questions: 0, waiting: false, names: '' }, real: { list: initialGameList } }), steps);
  });
});
