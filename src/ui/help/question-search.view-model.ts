import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { CopyViewModel } from '../account/copy.view-model';
import type { Disposer } from '../shared/disposables';
import type { ContactViewModel } from './contact.view-model';

/** Debounce time of the URL, in milliseconds. */
const DEBOUNCE = 400;

/** State of the question search: the list updates on each keystroke, the URL after a pause. */
export class QuestionSearchViewModel {
  private cancel: Cancel = () => undefined;

  constructor(
    private readonly clock: Clock,
    public text: string,
    /** Last text in the URL. */
    private urlText = text,
  ) {
    makeAutoObservable<this, 'clock' | 'cancel' | 'urlText'>(
      this,
      { clock: false, cancel: false, urlText: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return () => {
      this.cancel();
    };
  }

  /** Searches at once; calls `note` to update the URL after a pause. */
  type(text: string, note: (text: string) => void): void {
    this.text = text;
    this.cancel();
    this.cancel = this.clock.after(DEBOUNCE, () => {
      this.settle(note);
    });
  }

  /** Updates the URL without waiting for a pause. */
  settle(note: (text: string) => void): void {
    this.cancel();
    if (this.text === this.urlText) return;
    this.urlText = this.text;
    note(this.text);
  }

  /** Takes over a changed URL; ignores the search's own updates. */
  follow(asked: string): void {
    if (asked === this.urlText) return;
    this.urlText = asked;
    this.cancel();
    this.text = asked;
  }

  /** Clears the search to reveal a linked question. */
  widen(): void {
    this.cancel();
    this.text = '';
  }
}

/** Services of the help centre. */
export interface HelpServices {
  readonly createContact: () => ContactViewModel;
  /** Creates the search with the URL's text. */
  readonly createQuestionSearch: (asked: string) => QuestionSearchViewModel;
  /** Creates the button that copies an answer's URL. */
  readonly createCopy: () => CopyViewModel;
}
