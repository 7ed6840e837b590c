import { Achievements, type AchievementFacts } from './achievements';
import { pauseOnBlur } from './blur-pause';
import { controlBar } from './control-bar';
import type { Game, GameContext } from './game';
import { Input } from './input';
import './kit.css';
import { Memory } from './memory';
import type { MenuEntry } from './menu-entry';
import { portal } from './portal';
import { readQuality } from './quality';
import { Shop } from './shop';
import { isSoftwareRenderer, rendererName } from './software-renderer';
import { makeStage } from './make-stage';
import type { Lens, Stage } from './stage';
import { howToFor, StartScreen, type StartText } from './start-screen';
import { Synth } from './synth';
import { VrNotice } from './vr-notice';
import { WorldToast } from './world-toast';
import { enterXr, immersiveSupported } from './xr-entry';

/** Configuration of the shell for one game. */
export interface GameDefinition {
  readonly text: StartText;
  /** CSS colours of the game: the main colour and the end of its gradient. */
  readonly accent: string;
  readonly accentEnd: string;
  readonly lens: Lens;
  readonly achievements: readonly AchievementFacts[];
  create(context: GameContext): Game;
}

type State = 'loading' | 'ready' | 'playing' | 'paused' | 'over';

/** Runs a game in the page: start screen, window and headset, pause, end, portal and pictures. */
export function runGame(definition: GameDefinition): void {
  const page = document.documentElement;
  const quality = readQuality(location.search, {
    pixelRatio: devicePixelRatio,
    coarsePointer: matchMedia('(pointer: coarse)').matches,
    software: isSoftwareRenderer(rendererName()),
  });
  let state: State = 'loading';
  let over = { heading: '', lines: [] as readonly string[] };
  let immersive = false;
  // True once the game has addressed the player.
  let taught = false;
  const set = (next: State): void => {
    state = next;
    page.dataset['state'] = next;
  };
  page.style.setProperty('--accent', definition.accent);
  page.style.setProperty('--accent-2', definition.accentEnd);
  set('loading');
  portal.loading();

  const made = makeStage(document.body, quality, definition.lens);
  if (made === undefined) return;
  const stage: Stage = made;
  const input = new Input(stage);
  const synth = new Synth();
  const toast = new WorldToast(stage, definition.accent);
  const achievements = new Achievements(definition.achievements, ({ title }) => {
    // In a window the portal itself notifies the player.
    if (stage.presenting || !portal.framesGame()) toast.show(`★ ${title}`, 'Achievement unlocked');
    [523, 659, 784, 1047].forEach((frequency, i) =>
      synth.play({ frequency, duration: 0.7, gain: 0.1, type: 'triangle', delay: i * 0.09, wet: 0.6 }),
    );
  });
  const memories: { flush(): Promise<void> }[] = [];
  let offered: readonly MenuEntry[] = [];
  let offer = (entries: readonly MenuEntry[]): void => void (offered = entries);
  const context: GameContext = {
    stage,
    input,
    synth,
    quality,
    achievements,
    say: (title, text) => {
      taught = true;
      toast.show(title, text);
    },
    finish,
    remember: (options) => {
      const memory = new Memory(options);
      memories.push(memory);
      if (quality.shot === undefined) void memory.open();
      return memory;
    },
    shop: new Shop(portal, () => toast.show('Not now', 'Please try again in a few seconds.')),
    menu: (entries) => offer(entries),
  };
  const game = definition.create(context);

  if (quality.shot !== undefined) {
    void takePicture(stage, game, quality.shot);
    return;
  }

  const screen = new StartScreen(document.body, definition.text);
  offer = (entries) => screen.offer(entries);
  offer(offered);
  const notice = new VrNotice(stage, definition.accent);
  const bar = controlBar(document.body, { pause, mute: (muted) => synth.mute(muted) });

  function present(): void {
    const held = state !== 'playing';
    bar.show(!held && !stage.presenting);
    notice.hide();
    if (!held) return screen.hide();
    if (state === 'ready') {
      screen.showTitle(immersive);
      notice.show(definition.text.title, [...definition.text.howTo.xr, 'Pull the trigger to begin']);
    } else if (state === 'paused') {
      const lines = ['Take your time. Everything waits for you.'];
      screen.show({ heading: 'Paused', lines, play: 'Resume', again: true });
      notice.show('Paused', ['Pull the trigger to go on', 'Squeeze to start again']);
    } else if (state === 'over') {
      screen.show({ heading: over.heading, lines: over.lines, play: 'Play again' });
      notice.show(over.heading, [...over.lines, 'Pull the trigger to play again']);
    }
  }

  function begin(again = false): void {
    synth.wake();
    input.reset();
    if (state === 'paused') game.hold?.(false);
    if (state !== 'paused' || again) game.start();
    const [first] = howToFor(definition.text.howTo, stage.presenting);
    if (!taught && first !== undefined) context.say('To begin', first);
    set('playing');
    portal.playing();
    present();
  }

  function pause(): void {
    if (state !== 'playing') return;
    set('paused');
    game.hold?.(true);
    input.reset();
    synth.sleep();
    stopped();
  }

  function finish(heading: string, lines: readonly string[], more?: Promise<readonly string[]>): void {
    if (state !== 'playing') return;
    const end = { heading, lines };
    over = end;
    set('over');
    stopped();
    void more?.then((late) => {
      if (over !== end) return;
      over = { heading, lines: [...lines, ...late] };
      if (state === 'over') present();
    });
  }

  function stopped(): void {
    portal.stopped();
    for (const memory of memories) void memory.flush();
    heldFor = 0;
    present();
  }

  let heldFor = 0;
  screen.play.addEventListener('click', () => begin());
  screen.again.addEventListener('click', () => begin(true));
  screen.enterVr.addEventListener('click', () => {
    synth.wake();
    void enterXr(stage, {
      entered: () => begin(),
      left: () => {
        stage.recentre();
        pause();
        present();
      },
      visible: (visible) => {
        if (!visible) pause();
        else if (state === 'paused') begin();
      },
    });
  });
  addEventListener('visibilitychange', () => document.hidden && pause());
  pauseOnBlur(window, () => !stage.presenting && pause());
  addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const onButton = event.target instanceof HTMLButtonElement;
    if (event.code === 'KeyP' && state === 'paused') begin();
    else if (event.code === 'Escape' || event.code === 'KeyP') pause();
    else if (event.code === 'Enter' && state !== 'playing' && state !== 'loading' && !onButton) begin();
  });

  let last = performance.now();
  let time = 0;
  stage.renderer.setAnimationLoop((now: number) => {
    const real = Math.max(0, (now - last) / 1000);
    last = now;
    const seconds = Math.min(0.05, real);
    input.update(seconds);
    if (state === 'playing') game.play(seconds);
    else if (stage.presenting && (heldFor += seconds) > 0.8) {
      if (input.aims.some(({ pressedNow }) => pressedNow)) begin();
      else if (state === 'paused' && input.aims.some(({ squeezedNow }) => squeezedNow)) begin(true);
    }
    if (state !== 'paused') time += seconds;
    game.ambience(state === 'paused' ? 0 : seconds, time);
    toast.update(seconds);
    notice.update();
    stage.render(real);
  });

  set('ready');
  portal.loaded();
  present();
  void immersiveSupported().then((supported) => {
    immersive = supported;
    screen.enterVr.hidden = !supported;
    if (state === 'ready') present();
  });
  void portal
    .connect({ pause, resume: () => state === 'paused' && begin(), mute: (muted) => synth.mute(muted) })
    .then((alias) => screen.greet(alias));
  portal.onAuth((alias) => screen.greet(alias));
}

async function takePicture(stage: Stage, game: Game, shot: string): Promise<void> {
  await game.compose(shot);
  stage.camera.updateProjectionMatrix();
  let frames = 0;
  stage.renderer.setAnimationLoop(() => {
    stage.render(0);
    frames += 1;
    if (frames < 2) return;
    stage.renderer.setAnimationLoop(null);
    requestAnimationFrame(() => requestAnimationFrame(() => (document.documentElement.dataset['shot'] = 'ready')));
  });
}
