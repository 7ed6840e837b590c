/** One synthesised note: frequency in hertz, times in seconds, loudness 0 to 1. */
export interface Note {
  readonly frequency: number;
  readonly duration: number;
  readonly gain: number;
  readonly type?: OscillatorType;
  readonly attack?: number;
  readonly slideTo?: number;
  readonly cutoff?: number;
  readonly delay?: number;
  readonly at?: number;
  readonly wet?: number;
  readonly pan?: number;
}

/** One burst of filtered noise. */
export interface Burst {
  readonly duration: number;
  readonly gain: number;
  readonly cutoff: number;
  readonly filter?: BiquadFilterType;
  readonly slideTo?: number;
  readonly at?: number;
  readonly wet?: number;
}

/** Sounds from oscillators and noise only. Silent until the player's first gesture allows audio. */
export class Synth {
  private context: AudioContext | undefined;
  private master: GainNode | undefined;
  private room: ConvolverNode | undefined;
  private noise: AudioBuffer | undefined;
  private muted = false;

  /** Audio clock in seconds; 0 before audio is allowed. */
  get now(): number {
    return this.context?.currentTime ?? 0;
  }

  get running(): boolean {
    return this.context?.state === 'running';
  }

  /** Starts or resumes audio; call from a user gesture. Never throws. */
  wake(): void {
    if (this.context === undefined) this.build();
    this.context?.resume().catch(() => undefined);
  }

  /** Stops the audio clock while the game is paused. */
  sleep(): void {
    this.context?.suspend().catch(() => undefined);
  }

  mute(muted: boolean): void {
    this.muted = muted;
    if (this.master !== undefined) this.master.gain.value = muted ? 0 : 0.7;
  }

  play(note: Note): void {
    const { context } = this;
    if (context === undefined) return;
    const start = (note.at ?? context.currentTime) + (note.delay ?? 0);
    const end = start + note.duration;
    const oscillator = context.createOscillator();
    oscillator.type = note.type ?? 'sine';
    oscillator.frequency.setValueAtTime(note.frequency, start);
    if (note.slideTo !== undefined) oscillator.frequency.exponentialRampToValueAtTime(Math.max(1, note.slideTo), end);
    const filter = context.createBiquadFilter();
    filter.frequency.value = note.cutoff ?? 12000;
    oscillator.connect(filter);
    oscillator.start(start);
    oscillator.stop(end + 0.05);
    this.shape(filter, start, end, note.gain, note.attack ?? 0.005, note.wet ?? 0.25, note.pan ?? 0);
  }

  burst(burst: Burst): void {
    const { context, noise } = this;
    if (context === undefined || noise === undefined) return;
    const start = burst.at ?? context.currentTime;
    const end = start + burst.duration;
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = burst.filter ?? 'lowpass';
    filter.frequency.setValueAtTime(burst.cutoff, start);
    if (burst.slideTo !== undefined) filter.frequency.exponentialRampToValueAtTime(Math.max(20, burst.slideTo), end);
    source.connect(filter);
    source.start(start, (start * 0.37) % 1);
    source.stop(end + 0.05);
    this.shape(filter, start, end, burst.gain, 0.004, burst.wet ?? 0.2, 0);
  }

  private shape(
    from: AudioNode,
    start: number,
    end: number,
    loud: number,
    attack: number,
    wet: number,
    pan: number,
  ): void {
    const { context, master, room } = this;
    if (context === undefined || master === undefined || room === undefined) return;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0.0001, start);
    envelope.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), Math.min(end, start + attack));
    envelope.gain.exponentialRampToValueAtTime(0.0001, end);
    const panner = context.createStereoPanner();
    panner.pan.value = pan;
    from.connect(envelope).connect(panner).connect(master);
    const send = context.createGain();
    send.gain.value = wet;
    panner.connect(send).connect(room);
  }

  private build(): void {
    if (typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    const master = context.createGain();
    master.gain.value = this.muted ? 0 : 0.7;
    const limiter = context.createDynamicsCompressor();
    master.connect(limiter).connect(context.destination);
    const room = context.createConvolver();
    room.buffer = decayingNoise(context, 2, 2.4);
    room.connect(master);
    this.noise = decayingNoise(context, 1, 0);
    this.context = context;
    this.master = master;
    this.room = room;
  }
}

function decayingNoise(context: AudioContext, seconds: number, decay: number): AudioBuffer {
  const length = Math.floor(context.sampleRate * seconds);
  const buffer = context.createBuffer(2, length, context.sampleRate);
  for (let channel = 0; channel < 2; channel += 1) {
    const data = buffer.getChannelData(channel);
    let state = 7919 + channel * 104729;
    for (let i = 0; i < length; i += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      data[i] = (state / 2147483648 - 1) * (1 - i / length) ** decay;
    }
  }
  return buffer;
}
