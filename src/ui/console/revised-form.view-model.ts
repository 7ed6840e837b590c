import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { DialogState } from '../../application/notices/dialog-state';
import type { LeaveGuard } from '../../application/system/leave-guard.port';
import type { Result } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { askToLeave, isConflict } from './console.texts';
import { UnsavedGuard } from './unsaved-guard';

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** Merge of two forms; `conflicts` are parts that both have changed, with the typed value kept. */
export interface Merged<Form, Conflict> {
  readonly form: Form;
  readonly conflicts: readonly Conflict[];
}

/** Parts of a form that differ between pages. `Page` is the loaded data. */
export interface FormRules<Page, Form, Conflict> {
  readonly load: () => Answer<Page>;
  /** Saves a form, based on a loaded page. Returns the next revision. */
  readonly send: (form: Form, page: Page) => Answer<string>;
  readonly toForm: (page: Page) => Form;
  /** Returns the page after a form is saved. */
  readonly saved: (form: Form, page: Page, revision: string) => Page;
  readonly isChanged: (stored: Form, form: Form) => boolean;
  readonly merge: (base: Form, mine: Form, theirs: Form) => Merged<Form, Conflict>;
  /** Assigns the messages of a refused save to fields. */
  readonly problems: (refused: Readonly<Record<string, readonly string[]>>) => Readonly<Record<string, string>>;
}

export interface FormDependencies {
  readonly dialogs: Pick<DialogState, 'ask'>;
  readonly leaveGuard: LeaveGuard;
}

/** Form whose data several members can edit at once. A save names its revision; the changes of others are merged. */
export class RevisedForm<Page extends { readonly revision: string }, Form, Conflict> {
  /** Undefined until loaded. */
  page: Page | undefined;
  /** Error text of a failed load. */
  failure: string | undefined;
  /** Typed fields; undefined until loaded. */
  form: Form | undefined;
  problems: Readonly<Record<string, string>> = {};
  /** Failure of the last attempt to save. */
  refusal: ApiFailure | undefined;
  /** Parts that another member has changed while they were typed; undefined without such a save. */
  conflicts: readonly Conflict[] | undefined;
  saving = false;
  private readonly unsaved: UnsavedGuard;

  constructor(
    private readonly rules: FormRules<Page, Form, Conflict>,
    private readonly dependencies: FormDependencies,
  ) {
    this.unsaved = new UnsavedGuard(dependencies.leaveGuard);
    makeAutoObservable<this, 'rules' | 'dependencies' | 'unsaved'>(
      this,
      {
        rules: false,
        dependencies: false,
        unsaved: false,
        page: observableRef,
        form: observableRef,
        problems: observableRef,
        conflicts: observableRef,
        refusal: observableRef,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    void this.load();
    return () => {
      this.unsaved.set(false);
    };
  }

  /** Loads the page. Text that was typed before the answer stays in the form. */
  async load(): Promise<void> {
    this.failure = undefined;
    const answer = await this.rules.load();
    runInAction(() => {
      if (!answer.ok) this.failure = failureText(answer.error);
      else if (this.page === undefined || !this.changed) this.show(answer.value, this.rules.toForm(answer.value));
      else {
        const conflicts = this.mergeInto(this.page, answer.value);
        if (conflicts.length > 0) this.conflicts = conflicts;
      }
    });
  }

  /** True if something is typed that is not saved. */
  get changed(): boolean {
    const { page, form, rules } = this;
    return page !== undefined && form !== undefined && rules.isChanged(rules.toForm(page), form);
  }

  type(form: Form): void {
    this.form = form;
    this.unsaved.set(this.changed);
  }

  async save(): Promise<void> {
    const { page, form, rules } = this;
    if (page === undefined || form === undefined || this.saving) return;
    this.saving = true;
    this.problems = {};
    this.refusal = undefined;
    this.conflicts = undefined;
    const answer = await rules.send(form, page);
    const isMerged = !answer.ok && isConflict(answer.error) && (await this.merge(page));
    runInAction(() => {
      this.saving = false;
      if (!answer.ok) {
        if (answer.error.kind === 'rejected') this.problems = rules.problems(answer.error.fields);
        if (!isMerged) this.refusal = answer.error;
        return;
      }
      const next = rules.saved(form, page, answer.value);
      // Letters typed during the request are not saved yet.
      this.show(next, this.form === form ? rules.toForm(next) : (this.form ?? form));
    });
  }

  /** Returns to the stored data. */
  discard(): void {
    if (this.page === undefined) return;
    this.show(this.page, this.rules.toForm(this.page));
    this.problems = {};
    this.refusal = undefined;
    this.conflicts = undefined;
  }

  /** Asks before typed changes are lost. Returns true if the page may be left. */
  mayLeave(): Promise<boolean> {
    return askToLeave(this.dependencies.dialogs);
  }

  /** Loads the save of another member into the form. Returns false if there is none. */
  private async merge(page: Page): Promise<boolean> {
    const answer = await this.rules.load();
    if (!answer.ok || answer.value.revision === page.revision) return false;
    runInAction(() => {
      this.conflicts = this.mergeInto(page, answer.value);
    });
    return true;
  }

  /** Shows a newer page with the changes that were typed on an older one. Returns the parts that both have changed. */
  private mergeInto(base: Page, page: Page): readonly Conflict[] {
    const { form, rules } = this;
    if (form === undefined) return [];
    const merged = rules.merge(rules.toForm(base), form, rules.toForm(page));
    this.show(page, merged.form);
    return merged.conflicts;
  }

  private show(page: Page, form: Form): void {
    this.page = page;
    this.form = form;
    this.unsaved.set(this.changed);
  }
}
