import type { Synth } from '../kit/synth';
import { sectionAt, stepFrequency, type Song } from './song';

const ahead = 0.18;

/** Plays a song through the synthesiser a little ahead of the audio clock. */
export class Band {
  private readonly synth: Synth;
  private readonly song: Song;
  private step = 0;

  constructor(synth: Synth, song: Song) {
    this.synth = synth;
    this.song = song;
  }

  /** Schedules due notes. `beat` is the song's current position. */
  update(beat: number): void {
    const { synth, song } = this;
    if (!synth.running) return;
    const beatsAhead = (ahead * song.bpm) / 60;
    const first = Math.ceil(beat * 4);
    if (this.step < first) this.step = first;
    while (this.step / 4 < beat + beatsAhead && this.step / 4 < song.beats) {
      this.sixteenth(this.step, synth.now + ((this.step / 4 - beat) * 60) / song.bpm);
      this.step += 1;
    }
  }

  private sixteenth(step: number, at: number): void {
    const { synth, song } = this;
    const beat = step / 4;
    const bar = Math.floor(beat / 4);
    const section = song.sections[sectionAt(song, beat)];
    const full = (section?.drive ?? 0) > 0;
    const chorus = section?.name.toLowerCase().includes('chorus') ?? false;
    const chord = song.chords[bar % song.chords.length] ?? 0;
    if (step % 4 === 0) {
      synth.play({ at, frequency: 150, slideTo: 42, duration: 0.22, gain: 0.5, attack: 0.002, wet: 0.02 });
      if (step % 8 === 4) synth.burst({ at, duration: 0.22, gain: 0.16, cutoff: 1900, filter: 'bandpass', wet: 0.5 });
    }
    if (full && step % 4 === 2)
      synth.burst({ at, duration: 0.05, gain: 0.05, cutoff: 8000, filter: 'highpass', wet: 0.05 });
    if (step % 2 === 0) {
      const octave = step % 4 === 2 ? 7 : 0;
      synth.play({
        at,
        frequency: stepFrequency(song.root, chord + octave),
        duration: 0.2,
        gain: 0.14,
        type: 'sawtooth',
        cutoff: full ? 640 : 340,
        wet: 0.05,
      });
    }
    if (step % 16 === 0) {
      for (const third of [0, 2, 4]) {
        synth.play({
          at,
          frequency: stepFrequency(song.root * 4, chord + third),
          duration: 240 / song.bpm,
          gain: 0.035,
          type: 'sawtooth',
          cutoff: 1500,
          attack: 0.08,
          wet: 0.6,
          pan: third * 0.25 - 0.5,
        });
      }
    }
    if (full) {
      const arp = [0, 2, 4, 7, 4, 2, 7, 9][step % 8] ?? 0;
      synth.play({
        at,
        frequency: stepFrequency(song.root * 8, chord + arp),
        duration: 0.11,
        gain: chorus ? 0.03 : 0.016,
        type: 'square',
        cutoff: 2600,
        wet: 0.5,
        pan: Math.sin(step) * 0.5,
      });
    }
    if (chorus && step % 2 === 0) {
      const lead = song.phrase[(step / 2) % song.phrase.length] ?? -1;
      if (lead >= 0)
        synth.play({
          at,
          frequency: stepFrequency(song.root * 8, chord + lead),
          duration: 0.34,
          gain: 0.06,
          type: 'triangle',
          attack: 0.01,
          wet: 0.7,
        });
    }
  }
}
