/** Milliseconds in which changes gather before they go up. */
const GATHER = 1_000;
/** The portal takes 60 writes a minute: half of them are left for what else the game does. */
const EACH_WRITE = 2_000;
const LONGEST_WAIT = 30_000;

/** Runs uploads one after the other: a moment after a change, at a pace that the portal allows, and again after a failure. */
export class Uploads {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  #wanted = false;
  #stopped = false;
  #failures = 0;
  #notBefore = 0;

  /** `upload` answers with how many writes it took, or with undefined when it is to be tried again. */
  constructor(private readonly upload: () => Promise<number | undefined>) {}

  /** Has what is changed go up soon. */
  soon(): void {
    if (this.#stopped) return;
    if (this.#running) this.#wanted = true;
    else this.#timer ??= setTimeout(() => void this.#run(), Math.max(GATHER, this.#notBefore - Date.now()));
  }

  /** Has it go up now. */
  now(): void {
    if (this.#timer !== undefined) void this.#run();
  }

  /** Nothing goes up any more. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#running || this.#stopped) return;
    this.#running = true;
    this.#wanted = false;
    const writes = await this.upload();
    this.#running = false;
    this.#failures = writes === undefined ? this.#failures + 1 : 0;
    const wait = writes === undefined ? Math.min(GATHER * 2 ** this.#failures, LONGEST_WAIT) : writes * EACH_WRITE;
    this.#notBefore = Date.now() + wait;
    if (this.#wanted || writes === undefined) this.soon();
  }
}
