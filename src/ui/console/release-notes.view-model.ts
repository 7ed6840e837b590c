import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { DialogState } from '../../application/notices/dialog-state';
import type { LeaveGuard } from '../../application/system/leave-guard.port';
import type { Build } from '../../domain/console/console';
import type { Result } from '../../domain/shared/result';
import { askBeforeLoss, askToLeave, problemText } from './console.texts';
import { UnsavedGuard } from './unsaved-guard';

/** Typed release notes of a build. */
interface EditedNotes {
  readonly version: string;
  readonly stored: string;
  readonly text: string;
  readonly saving: boolean;
  readonly problem: string | undefined;
}

/** Form for the release notes of one build at a time. */
export class ReleaseNotesViewModel {
  /** Release notes that are being edited. */
  edited: EditedNotes | undefined;
  private readonly unsaved: UnsavedGuard;

  constructor(
    private readonly dialogs: Pick<DialogState, 'ask'>,
    leaveGuard: LeaveGuard,
    private readonly store: (version: string, text: string) => Promise<Result<unknown, ApiFailure>>,
  ) {
    this.unsaved = new UnsavedGuard(leaveGuard);
    makeAutoObservable<this, 'dialogs' | 'store' | 'unsaved'>(
      this,
      { dialogs: false, store: false, unsaved: false, edited: observableRef },
      { autoBind: true },
    );
  }

  /** True if something is typed that is not saved. */
  get changed(): boolean {
    return this.edited !== undefined && this.edited.text !== this.edited.stored;
  }

  /** Asks before typed release notes are lost. Returns true if the page may be left. */
  mayLeave(): Promise<boolean> {
    return askToLeave(this.dialogs);
  }

  /** Opens the form of a build, or closes it if it is open. Asks before typed release notes are lost. */
  async edit({ version, notes: stored = '' }: Build): Promise<void> {
    const open = this.edited;
    if (open?.saving === true || (this.changed && !(await this.mayDiscard()))) return;
    const edited = { version, stored, text: stored, saving: false, problem: undefined };
    this.set(open?.version === version ? undefined : edited);
  }

  type(text: string): void {
    if (this.edited) this.set({ ...this.edited, text, problem: undefined });
  }

  close(): void {
    this.set(undefined);
  }

  /** Saves the typed release notes. The form stays open after a failure or a further change. Returns the version of saved ones. */
  async save(): Promise<string | undefined> {
    const { edited } = this;
    if (edited === undefined || edited.saving) return undefined;
    this.set({ ...edited, saving: true, problem: undefined });
    const answer = await this.store(edited.version, edited.text);
    if (!answer.ok) {
      if (this.edited) this.set({ ...this.edited, saving: false, problem: problemText(answer.error) });
      return undefined;
    }
    const { edited: typed } = this;
    const isSaved = typed === undefined || typed.text === edited.text;
    this.set(isSaved ? undefined : { ...typed, stored: edited.text, saving: false });
    return edited.version;
  }

  private mayDiscard(): Promise<boolean> {
    return askBeforeLoss(this.dialogs, {
      title: 'Discard your release notes?',
      content: 'Your release notes are not saved.',
      lose: 'Discard',
      keep: 'Keep',
    });
  }

  private set(edited: EditedNotes | undefined): void {
    this.edited = edited;
    this.unsaved.set(this.changed);
  }
}
