import type { Achievements } from './achievements';
import type { Input } from './input';
import type { Json } from './json';
import type { Memory, MemoryOptions } from './memory';
import type { MenuEntry } from './menu-entry';
import type { Quality } from './quality';
import type { Shop } from './shop';
import type { Stage } from './stage';
import type { Synth } from './synth';

/** Services that the shell provides to a game. */
export interface GameContext {
  readonly stage: Stage;
  readonly input: Input;
  readonly synth: Synth;
  readonly quality: Quality;
  readonly achievements: Achievements;
  /** Shows a short message in front of the player. */
  say(title: string, text: string): void;
  /** Ends the run and shows these lines with a replay button. `more` adds further lines once they are known. */
  finish(heading: string, lines: readonly string[], more?: Promise<readonly string[]>): void;
  /** Loads a save slot now and writes it at every pause and end. Inactive in a composed picture. */
  remember<T extends Json>(options: MemoryOptions<T>): Memory<T>;
  /** The game's shop, which is empty until the game opens it. */
  readonly shop: Shop;
  /** Shows these small buttons on the start, pause and end screens. */
  menu(entries: readonly MenuEntry[]): void;
}

/** A game that the shell runs. Times are in seconds. */
export interface Game {
  /** Starts a new run, also from the pause of another run. */
  start(): void;
  /** Advances the game by one frame. */
  play(seconds: number): void;
  /** Animates the scene by one frame, in every state, after `play`. */
  ambience(seconds: number, time: number): void;
  /** Called when the run is paused (true) or resumed (false). The shell clears the pressed states itself. */
  hold?(held: boolean): void;
  /** Composes a picture with a fixed seed, time and camera. A game can load the code for it, which players never need. */
  compose(shot: string): void | Promise<void>;
}
