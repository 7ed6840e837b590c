import { LocalFaults } from '../../../sdk/local/local-faults';
import { parseLocalGame } from '../../../sdk/local/local-game';
import { LocalPlay } from '../../../sdk/local/local-play';
import { carryLocally } from '../../../sdk/local/local-portal';
import { parseLocalState } from '../../../sdk/local/local-state';
import type { LocalQuestion, LocalPortal } from '../../../sdk/local/local-portal-state';
import { OpenCalls } from '../../../sdk/open-calls';
import { PageStore } from '../../../sdk/page/page-store';
import type { MethodName } from '../../../src/domain/bridge/method-table';

/** A manifest with definitions of each kind. */
export const manifest = {
  items: [
    { slug: 'shield', name: 'Spare Shield', price: 3, place: 'game', consumable: true },
    { slug: 'suit', name: 'Cobalt Suit', price: 15, reduced: 12, place: 'shop' },
    { slug: 'pass', name: 'Day Pass', price: 1, consumable: true, expiryDays: 1 },
  ],
  boards: [
    { slug: 'main', title: 'Best run', order: 'highest-first', reset: 'never', least: 0, most: 100 },
    { slug: 'daily-time', title: 'Today', order: 'lowest-first', reset: 'daily' },
  ],
  achievements: [{ slug: 'first', title: 'First Light', desc: 'Release a lantern.', thumb: 'media/a.webp' }],
};

/** A sandbox without a page, with a controlled clock, recorded events and scripted answers of the player. */
export function localGame(game: unknown = manifest, address = 'http://localhost:5173/index.html') {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const clock = { now: Date.UTC(2026, 0, 31, 10) };
  const emitted: (readonly [string, unknown])[] = [];
  const asked: LocalQuestion[] = [];
  let answer: ((agreed: boolean) => void) | undefined;
  const play = new LocalPlay();
  const faults = new LocalFaults();
  const world: LocalPortal = {
    store: new PageStore(() => storage, 'sandbox', parseLocalState),
    game: parseLocalGame(game),
    address,
    now: () => clock.now,
    emit: (name, detail) => void emitted.push([name, detail]),
    ask: (question) => {
      if (answer !== undefined) return undefined;
      asked.push(question);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    inHeadset: () => play.inHeadset,
  };
  const calls = new OpenCalls();
  calls.carryBy(carryLocally(world, play, faults, (response) => calls.settle(response)));
  return {
    world,
    clock,
    emitted,
    asked,
    faults,
    play,
    ask: calls.ask,
    /** Makes any call with any arguments. */
    call: (method: MethodName, args: unknown) => calls.ask(method, args as undefined),
    signIn: () => calls.ask('user.openLogin'),
    /** Answers the open question. */
    say: async (agreed: boolean) => {
      answer?.(agreed);
      answer = undefined;
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}
