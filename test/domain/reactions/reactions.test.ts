import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ReactionKind } from '../../../src/domain/reactions/reaction-kind';
import { reactionKinds, reviewReactionKinds } from '../../../src/domain/reactions/reaction-kind';
import type { ReactionCounts, ReactionRequest } from '../../../src/domain/reactions/reaction-lane';
import type { ReactionEvent, Reactions } from '../../../src/domain/reactions/reactions';
import {
  gameReactions,
  nextReactions,
  reactionTotal,
  reviewReactions,
  shownReactions,
} from '../../../src/domain/reactions/reactions';
import { gameReactionCounts, reviewReactionCounts } from '../../arbitraries/reactions';

const none: ReactionCounts<ReactionKind> = {
  laugh: { count: 0, mine: false },
  joy: { count: 3, mine: false },
  cry: { count: 0, mine: false },
  anger: { count: 0, mine: false },
  high5: { count: 0, mine: false },
  like: { count: 7, mine: true },
  dislike: { count: 1, mine: false },
  love: { count: 0, mine: false },
  bug: { count: 0, mine: false },
};
const clicked = <Kind extends string>(kind: Kind): ReactionEvent<Kind> => ({ type: 'clicked', kind, signedIn: true });

/** Model of server and network: stored reactions, messages in transit, and the player's view. */
interface Model<Kind extends string> {
  readonly others: Readonly<Record<string, number>>;
  /** Mutually exclusive kinds; an independent kind stands alone. */
  readonly group: (kind: Kind) => readonly Kind[];
  held: Set<Kind>;
  chosen: Set<Kind>;
  travelling: ReactionRequest<Kind>[];
}
interface Real<Kind extends string> {
  reactions: Reactions<Kind>;
}

class Happens<Kind extends string> implements fc.Command<Model<Kind>, Real<Kind>> {
  constructor(
    private readonly what: 'click' | 'guest click' | 'answer' | 'failure',
    private readonly kind: Kind,
  ) {}

  check(model: Readonly<Model<Kind>>): boolean {
    return this.what.endsWith('click') || this.travelling(model) !== undefined;
  }

  run(model: Model<Kind>, real: Real<Kind>): void {
    const { reactions, commands } = nextReactions(real.reactions, this.event(model));
    real.reactions = reactions;
    if (this.what === 'guest click') expect(commands).toEqual([{ type: 'refuse', reason: 'login-required' }]);
    for (const command of commands) {
      if (command.type === 'refuse') continue;
      model.travelling.push({ kind: command.kind, status: command.status });
      const inGroup = model.travelling.filter(({ kind }) => model.group(kind).includes(command.kind));
      expect(inGroup).toHaveLength(1);
    }
    const shown = shownReactions(reactions);
    for (const [kind, { count, mine }] of Object.entries(shown) as [Kind, { count: number; mine: boolean }][]) {
      expect(mine).toBe(model.chosen.has(kind));
      expect(count).toBe((model.others[kind] ?? Number.NaN) + (mine ? 1 : 0));
    }
    if (model.travelling.length === 0) expect(model.chosen).toEqual(model.held);
  }

  toString(): string {
    return `${this.what} ${this.kind}`;
  }

  private travelling(model: Readonly<Model<Kind>>): ReactionRequest<Kind> | undefined {
    return model.travelling.find(({ kind }) => kind === this.kind);
  }

  private event(model: Model<Kind>): ReactionEvent<Kind> {
    const { kind } = this;
    const asked = this.travelling(model);
    if (this.what === 'click' || this.what === 'guest click') {
      if (this.what === 'click') toggle(model, model.chosen, kind, !model.chosen.has(kind));
      return { type: 'clicked', kind, signedIn: this.what === 'click' };
    }
    model.travelling = model.travelling.filter((request) => request !== asked);
    if (this.what === 'answer' && asked !== undefined) {
      toggle(model, model.held, kind, asked.status);
      return { type: 'answered', kind, retracted: !asked.status };
    }
    const chosen = model.group(kind).find((each) => model.chosen.has(each));
    // A later click takes precedence.
    if (chosen !== (asked?.status ? kind : undefined)) return { type: 'failed', kind };
    for (const each of model.group(kind)) toggle(model, model.chosen, each, false);
    for (const each of model.group(kind)) if (model.held.has(each)) toggle(model, model.chosen, each, true);
    return { type: 'failed', kind };
  }
}

function toggle<Kind extends string>(model: Model<Kind>, set: Set<Kind>, kind: Kind, on: boolean): void {
  for (const each of model.group(kind)) if (on) set.delete(each);
  if (on) set.add(kind);
  else set.delete(kind);
}

function modelOf<Kind extends string>(counts: ReactionCounts<Kind>, group: (kind: Kind) => readonly Kind[]) {
  const kinds = Object.keys(counts) as Kind[];
  const mine = kinds.filter((kind) => counts[kind].mine);
  return {
    others: Object.fromEntries(kinds.map((kind) => [kind, counts[kind].count - (counts[kind].mine ? 1 : 0)])),
    group,
    held: new Set(mine),
    chosen: new Set(mine),
    travelling: [],
  };
}

function commandsFor<Kind extends string>(kinds: readonly Kind[]) {
  const kind = fc.constantFrom(...kinds);
  const whats = ['click', 'click', 'guest click', 'answer', 'failure'] as const;
  return fc.commands(
    whats.map((what) => kind.map((each) => new Happens(what, each))),
    { maxCommands: 60 },
  );
}

describe('nextReactions', () => {
  test("treats a game's kinds independently", () => {
    const { reactions, commands } = nextReactions(gameReactions(none), clicked('dislike'));
    expect(commands).toEqual([{ type: 'send', kind: 'dislike', status: true }]);
    expect(shownReactions(reactions)).toMatchObject({
      like: { count: 7, mine: true },
      dislike: { count: 2, mine: true },
    });
    const second = nextReactions(reactions, clicked('like'));
    expect(second.commands).toEqual([{ type: 'send', kind: 'like', status: false }]);
  });

  test("makes a review's kinds exclusive", () => {
    const reactions = reviewReactions({ like: { count: 7, mine: true }, dislike: { count: 1, mine: false } });
    const step = nextReactions(reactions, clicked('dislike'));
    expect(step.commands).toEqual([{ type: 'send', kind: 'dislike', status: true }]);
    expect(shownReactions(step.reactions)).toEqual({
      like: { count: 6, mine: false },
      dislike: { count: 2, mine: true },
    });
  });

  test('refuses a guest and changes nothing', () => {
    const reactions = gameReactions(none);
    const step = nextReactions(reactions, { type: 'clicked', kind: 'love', signedIn: false });
    expect(step.commands).toEqual([{ type: 'refuse', reason: 'login-required' }]);
    expect(step.reactions).toBe(reactions);
  });

  test('reverts on failure, and stays on success', () => {
    const sent = nextReactions(gameReactions(none), clicked('bug')).reactions;
    expect(nextReactions(sent, { type: 'failed', kind: 'bug' })).toEqual({
      reactions: gameReactions(none),
      commands: [],
    });
    const agreed = nextReactions(sent, { type: 'answered', kind: 'bug', retracted: false }).reactions;
    expect(shownReactions(agreed).bug).toEqual({ count: 1, mine: true });
  });

  test("shownReactions and reactionTotal include the player's choice", () => {
    expect(shownReactions(gameReactions(none))).toEqual(none);
    expect(reactionTotal(gameReactions(none))).toBe(11);
    expect(reactionTotal(nextReactions(gameReactions(none), clicked('cry')).reactions)).toBe(12);
  });

  property.prop([commandsFor(reactionKinds), gameReactionCounts])(
    'of a game always follows the last click and the server, with one request a kind',
    (run, counts) => {
      const setup = { model: modelOf(counts, (kind) => [kind]), real: { reactions: gameReactions(counts) } };
      fc.modelRun(() => setup, run);
    },
  );

  property.prop([commandsFor(reviewReactionKinds), reviewReactionCounts])(
    'of a review always follows the last click and the server, with one request for both kinds',
    (run, counts) => {
      const setup = {
        model: modelOf(counts, () => reviewReactionKinds),
        real: { reactions: reviewReactions(counts) },
      };
      fc.modelRun(() => setup, run);
    },
  );

  property.prop([gameReactionCounts])('always keeps the order and the initial counts', (counts) => {
    const shown = shownReactions(gameReactions(counts));
    expect(Object.keys(shown)).toEqual([...reactionKinds]);
    expect(shown).toEqual(counts);
    expect(reactionTotal(gameReactions(counts))).toBe(
      Object.values(counts).reduce((total, { count }) => total + count, 0),
    );
  });
});
