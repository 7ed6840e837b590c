import { autorun, makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SaveProfile } from '../../application/profile/save-profile.use-case';
import type { UnsavedProfile } from '../../application/profile/unsaved-profile';
import { RefusedCalls } from '../../application/session/refused-calls';
import type { SessionState } from '../../application/session/session-state';
import type { Cancel } from '../../application/system/clock.port';
import type { LeaveGuard } from '../../application/system/leave-guard.port';
import type { ProfileFields } from '../../domain/account/own-profile';
import { sameProfile } from '../../domain/account/own-profile';
import type { ProfileLink } from '../../domain/account/profile';
import type { UserId } from '../../domain/session/current-user';
import { sessionOwner } from '../../domain/session/session';
import { notifySuccess, notifyFailure } from '../account/account-notices';
import { FieldsViewModel } from '../account/fields.view-model';
import type { Disposer } from '../shared/disposables';

/** Indices of the links. */
const linkIndices = [0, 1, 2, 3, 4] as const;

type LinkIndex = (typeof linkIndices)[number];

/** Fields of the profile, named as in the server's errors. */
type ProfileField = 'alias' | 'about' | 'links' | `links.${LinkIndex}.${'title' | 'url'}` | 'phone';

type Values = Readonly<Record<ProfileField, string>>;

const NO_LINK: ProfileLink = { title: '', url: '' };

/** All fields in page order. `links` gets the errors about the links as a whole. */
const profileFields: readonly ProfileField[] = [
  'alias',
  'about',
  ...linkIndices.flatMap((at) => [`links.${at}.title`, `links.${at}.url`] as const),
  'links',
  'phone',
];

/** Returns the field values of a profile. */
function fieldsOf({ alias, about, links, phone }: ProfileFields): Values {
  const [first = NO_LINK, second = NO_LINK, third = NO_LINK, fourth = NO_LINK, fifth = NO_LINK] = links;
  return {
    alias,
    about,
    links: '',
    'links.0.title': first.title,
    'links.0.url': first.url,
    'links.1.title': second.title,
    'links.1.url': second.url,
    'links.2.title': third.title,
    'links.2.url': third.url,
    'links.3.title': fourth.title,
    'links.3.url': fourth.url,
    'links.4.title': fifth.title,
    'links.4.url': fifth.url,
    phone,
  };
}

/** Returns the profile of the field values. Keeps empty links, so that server and page use the same indices. */
function profileOf(values: Values): ProfileFields {
  const { alias, about, phone } = values;
  const links = linkIndices.map((at) => ({ title: values[`links.${at}.title`], url: values[`links.${at}.url`] }));
  return { alias, about, links, phone };
}

/** Dependencies of {@link ProfileFormViewModel}. */
export interface ProfileFormDependencies {
  readonly save: Pick<SaveProfile, 'execute'>;
  readonly unsaved: UnsavedProfile;
  readonly session: Pick<SessionState, 'current' | 'session$'>;
  readonly guard: LeaveGuard;
  readonly notices: NoticesState;
}

/** State of the profile form. Unsaved input survives visits to other pages. */
export class ProfileFormViewModel {
  readonly fields = new FieldsViewModel<ProfileField>(profileFields);
  /** Number of visible link rows. */
  rows = 0;
  private saved: ProfileFields | undefined;
  private readonly refusedCalls = new RefusedCalls();
  /** True after the page was left. */
  private left = false;

  constructor(
    private readonly dependencies: ProfileFormDependencies,
    private readonly changed: () => void,
  ) {
    makeAutoObservable<this, 'dependencies' | 'changed' | 'saved' | 'left' | 'refusedCalls'>(
      this,
      { dependencies: false, changed: false, fields: false, left: false, refusedCalls: false, saved: observableRef },
      { autoBind: true },
    );
  }

  /** True if the form has unsaved changes. */
  get dirty(): boolean {
    return this.saved !== undefined && !sameProfile(this.saved, this.words);
  }

  get links(): readonly LinkIndex[] {
    return linkIndices.slice(0, this.rows);
  }

  get hasRoom(): boolean {
    return this.rows < linkIndices.length;
  }

  private get words(): ProfileFields {
    return profileOf(this.fields.values);
  }

  start(): Disposer {
    const { unsaved, guard, session } = this.dependencies;
    let stopGuard: Cancel = () => undefined;
    this.left = false;
    const setGuard = (guarded: boolean) => {
      stopGuard();
      stopGuard = guarded ? guard.activate() : () => undefined;
    };
    const stop = autorun(() => {
      const player = session.current.user?.id;
      setGuard(player !== undefined && this.dirty);
      if (this.saved === undefined || player === undefined) return;
      if (this.dirty) unsaved.keep(player, this.words);
      else unsaved.forget();
    });
    const stopRepeats = this.refusedCalls.start(session);
    return () => {
      stopRepeats();
      stop();
      setGuard(false);
      this.left = true;
    };
  }

  /** Fills the form with the unsaved input of an earlier visit, or else with the saved profile. */
  show(saved: ProfileFields): void {
    const player = this.dependencies.session.current.user?.id;
    const typed = player === undefined ? undefined : this.dependencies.unsaved.of(player);
    this.saved = saved;
    this.fill(typed ?? saved);
  }

  /** Restores the saved profile. */
  discard(): void {
    if (this.saved !== undefined && !this.fields.busy) this.fill(this.saved);
  }

  addLink(): void {
    if (this.hasRoom) this.rows += 1;
  }

  removeLink(index: LinkIndex): void {
    if (this.fields.busy) return;
    const { links, ...words } = this.words;
    const rows = this.rows - 1;
    this.fill({ ...words, links: links.filter((_, at) => at !== index) });
    this.rows = rows;
  }

  /** Saves the profile optimistically. Reverts and marks the refused fields if the server rejects it. */
  async submit(): Promise<void> {
    const { saved: before, words } = this;
    const player = sessionOwner(this.dependencies.session.current)?.id;
    if (this.fields.busy || before === undefined) return;
    this.setSaved(words);
    const answer = await this.fields.send(() => this.dependencies.save.execute(words));
    if (answer?.ok !== true) {
      this.setSaved(before);
      if (answer === undefined) return;
      if (this.left) this.storeAfterLeave(player, words, answer.error);
      else
        this.refusedCalls.add('save', answer.error, () => {
          if (sameProfile(this.words, words)) void this.submit();
        });
      return;
    }
    this.setSaved(answer.value);
    this.fill(answer.value);
    notifySuccess(this.dependencies.notices, 'Your profile has been saved.');
    this.changed();
  }

  /** Stores the input for the next visit and shows a toast, because the player has left the page. */
  private storeAfterLeave(player: UserId | undefined, words: ProfileFields, failure: ApiFailure): void {
    const { session, unsaved, notices } = this.dependencies;
    if (player === undefined || sessionOwner(session.current)?.id !== player) return;
    unsaved.keep(player, words);
    notifyFailure(notices, failure);
  }

  private setSaved(saved: ProfileFields): void {
    this.saved = saved;
  }

  private fill(words: ProfileFields): void {
    this.fields.fill(fieldsOf(words));
    this.rows = words.links.findLastIndex(({ title, url }) => title !== '' || url !== '') + 1;
  }
}
