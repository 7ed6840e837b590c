import type { Events } from '../../index';

type Page = Pick<typeof globalThis, 'HTMLMediaElement'> & { AudioContext?: typeof AudioContext };

/** Mutes all sound of the page while the portal requests it, because not every game of another SDK does so itself. */
export function silencePage(own: Page, events: Events): void {
  let muted = false;
  const contexts = new Set<AudioContext>();
  const suspended = new Set<AudioContext>();
  const elements = new Set<HTMLMediaElement>();
  const silenced = new Set<HTMLMediaElement>();

  const silenceContext = (context: AudioContext) => {
    if (context.state !== 'running') return;
    suspended.add(context);
    void context.suspend();
  };
  const silenceElement = (element: HTMLMediaElement) => {
    if (element.muted) return;
    silenced.add(element);
    element.muted = true;
  };

  const { AudioContext: Original } = own;
  if (Original !== undefined) {
    own.AudioContext = class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.add(this);
        this.addEventListener('statechange', () => {
          if (this.state === 'closed') contexts.delete(this);
          // A context that starts in the meantime is suspended too.
          else if (muted) silenceContext(this);
        });
      }
    };
  }
  const { prototype } = own.HTMLMediaElement;
  const play: (this: HTMLMediaElement) => Promise<void> = Reflect.get(prototype, 'play');
  prototype.play = function (this: HTMLMediaElement) {
    elements.add(this);
    this.addEventListener('ended', () => elements.delete(this), { once: true });
    if (muted) silenceElement(this);
    return play.call(this);
  };

  events.on('mute', () => {
    muted = true;
    contexts.forEach(silenceContext);
    elements.forEach(silenceElement);
  });
  events.on('unmute', () => {
    muted = false;
    for (const context of suspended) void context.resume();
    for (const element of silenced) element.muted = false;
    suspended.clear();
    silenced.clear();
  });
}
