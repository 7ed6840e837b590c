import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { CopyViewModel } from '../account/copy.view-model';
import type { Disposer } from '../shared/disposables';
import type { ContactViewModel } from './contact.view-model';

/** Milliseconds after the last letter until the address follows. */
const PAUSE = 400;

/** What is searched for among the questions: the list follows each letter, the address the pauses. */
export class QuestionSearchViewModel {
  private cancel: Cancel = () => undefined;

  constructor(
    private readonly clock: Clock,
    public text: string,
    /** What the address had last. */
    private noted = text,
  ) {
    makeAutoObservable<this, 'clock' | 'cancel' | 'noted'>(
      this,
      { clock: false, cancel: false, noted: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return () => {
      this.cancel();
    };
  }

  /** Searches at once; `note` is to put it into the address when the writer pauses. */
  type(text: string, note: (text: string) => void): void {
    this.text = text;
    this.cancel();
    this.cancel = this.clock.after(PAUSE, () => {
      this.settle(note);
    });
  }

  /** Has the address follow without waiting for a pause. */
  settle(note: (text: string) => void): void {
    this.cancel();
    if (this.text === this.noted) return;
    this.noted = this.text;
    note(this.text);
  }

  /** The address has changed; what it has from here is no news. */
  follow(asked: string): void {
    if (asked === this.noted) return;
    this.noted = asked;
    this.cancel();
    this.text = asked;
  }

  /** Shows every question again, since one of them is asked for. */
  widen(): void {
    this.cancel();
    this.text = '';
  }
}

/** What the help centre’s pages are given. */
export interface HelpServices {
  readonly createContact: () => ContactViewModel;
  /** The search among questions, as the address has it. */
  readonly createQuestionSearch: (asked: string) => QuestionSearchViewModel;
  /** The button that copies the address of an answer. */
  readonly createCopy: () => CopyViewModel;
}
