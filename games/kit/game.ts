import type { Achievements } from './achievements';
import type { Input } from './input';
import type { Json } from './json';
import type { Memory, MemoryOptions } from './memory';
import type { MenuEntry } from './menu-entry';
import type { Quality } from './quality';
import type { Shop } from './shop';
import type { Stage } from './stage';
import type { Synth } from './synth';

/** What the shell gives to a game. */
export interface GameContext {
  readonly stage: Stage;
  readonly input: Input;
  readonly synth: Synth;
  readonly quality: Quality;
  readonly achievements: Achievements;
  /** Says something short before the player's eyes. */
  say(title: string, text: string): void;
  /** Ends the run and shows these lines with a way to play again; `more` follow when they are known. */
  finish(heading: string, lines: readonly string[], more?: Promise<readonly string[]>): void;
  /** Loads a save slot now and writes it at every pause and end; in a composed picture it stays blank. */
  remember<T extends Json>(options: MemoryOptions<T>): Memory<T>;
  /** What the game sells: it is empty until the game opens it. */
  readonly shop: Shop;
  /** Puts these small buttons on the start, pause and end screens. */
  menu(entries: readonly MenuEntry[]): void;
}

/** A game as the shell drives it; times are in seconds. */
export interface Game {
  /** Begins a new run, also from the pause in the middle of another. */
  start(): void;
  /** One frame of play. */
  play(seconds: number): void;
  /** One frame of the living scene, in every state, after `play`. */
  ambience(seconds: number, time: number): void;
  /** The run is held (true) or goes on (false). */
  hold(held: boolean): void;
  /** Composes a picture: fixed seed, fixed time, camera and all. */
  compose(shot: string): void;
}
