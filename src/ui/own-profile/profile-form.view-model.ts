import { autorun, makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SaveProfile } from '../../application/profile/save-profile.use-case';
import type { UnsavedProfile } from '../../application/profile/unsaved-profile';
import type { SessionState } from '../../application/session/session-state';
import type { Cancel } from '../../application/system/clock.port';
import type { LeaveGuard } from '../../application/system/leave-guard.port';
import type { ProfileWords } from '../../domain/account/own-profile';
import { sameProfile } from '../../domain/account/own-profile';
import type { ProfileLink } from '../../domain/account/profile';
import type { UserId } from '../../domain/session/current-user';
import { sessionOwner } from '../../domain/session/session';
import { notifySuccess, notifyFailure } from '../account/account-notices';
import { FieldsViewModel } from '../account/fields.view-model';
import type { Disposer } from '../shared/disposables';

/** The places of the links, from 0. */
const linkPlaces = [0, 1, 2, 3, 4] as const;

type LinkPlace = (typeof linkPlaces)[number];

/** The fields of the profile, by the names that the server refuses them by. */
type ProfileField = 'alias' | 'about' | 'links' | `links.${LinkPlace}.${'title' | 'url'}` | 'phone';

type Values = Readonly<Record<ProfileField, string>>;

const NO_LINK: ProfileLink = { title: '', url: '' };

/** All fields in their order on the page; `links` is told what is wrong about them as a whole. */
const profileFields: readonly ProfileField[] = [
  'alias',
  'about',
  ...linkPlaces.flatMap((at) => [`links.${at}.title`, `links.${at}.url`] as const),
  'links',
  'phone',
];

/** The fields that say what a profile says. */
function fieldsOf({ alias, about, links, phone }: ProfileWords): Values {
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

/** What the fields say; every place of a link is there, so that the server counts them as the page does. */
function wordsOf(values: Values): ProfileWords {
  const { alias, about, phone } = values;
  const links = linkPlaces.map((at) => ({ title: values[`links.${at}.title`], url: values[`links.${at}.url`] }));
  return { alias, about, links, phone };
}

/** What the form works with. */
export interface ProfileFormDependencies {
  readonly save: Pick<SaveProfile, 'execute'>;
  readonly unsaved: UnsavedProfile;
  readonly session: Pick<SessionState, 'current'>;
  readonly guard: LeaveGuard;
  readonly notices: NoticesState;
}

/** What a player says of themselves, while it is typed: what is not saved is kept while other pages are looked at. */
export class ProfileFormViewModel {
  readonly fields = new FieldsViewModel<ProfileField>(profileFields);
  /** How many links have a place on the page. */
  rows = 0;
  private kept: ProfileWords | undefined;
  /** The page has been left. */
  private left = false;

  constructor(
    private readonly tools: ProfileFormDependencies,
    private readonly changed: () => void,
  ) {
    makeAutoObservable<this, 'tools' | 'changed' | 'kept' | 'left'>(
      this,
      { tools: false, changed: false, fields: false, left: false, kept: observableRef },
      { autoBind: true },
    );
  }

  /** Whether something is typed that is not saved. */
  get dirty(): boolean {
    return this.kept !== undefined && !sameProfile(this.kept, this.words);
  }

  get links(): readonly LinkPlace[] {
    return linkPlaces.slice(0, this.rows);
  }

  get hasRoom(): boolean {
    return this.rows < linkPlaces.length;
  }

  private get words(): ProfileWords {
    return wordsOf(this.fields.values);
  }

  start(): Disposer {
    const { unsaved, guard, session } = this.tools;
    let leave: Cancel = () => undefined;
    this.left = false;
    const stand = (guarded: boolean) => {
      leave();
      leave = guarded ? guard.stand() : () => undefined;
    };
    const stop = autorun(() => {
      const player = session.current.user?.id;
      stand(player !== undefined && this.dirty);
      if (this.kept === undefined || player === undefined) return;
      if (this.dirty) unsaved.keep(player, this.words);
      else unsaved.forget();
    });
    return () => {
      stop();
      stand(false);
      this.left = true;
    };
  }

  /** Begins with what is kept, and with what was typed before and not saved. */
  show(kept: ProfileWords): void {
    const player = this.tools.session.current.user?.id;
    const typed = player === undefined ? undefined : this.tools.unsaved.of(player);
    this.kept = kept;
    this.fill(typed ?? kept);
  }

  /** Lets what was typed go. */
  discard(): void {
    if (this.kept !== undefined && !this.fields.busy) this.fill(this.kept);
  }

  addLink(): void {
    if (this.hasRoom) this.rows += 1;
  }

  removeLink(place: LinkPlace): void {
    if (this.fields.busy) return;
    const { links, ...words } = this.words;
    const rows = this.rows - 1;
    this.fill({ ...words, links: links.filter((_, at) => at !== place) });
    this.rows = rows;
  }

  /** Saves it: at once on the page, and back with a word at each field that the server refuses. */
  async submit(): Promise<void> {
    const { kept: before, words } = this;
    const player = sessionOwner(this.tools.session.current)?.id;
    if (this.fields.busy || before === undefined) return;
    this.setKept(words);
    const answer = await this.fields.send(() => this.tools.save.execute(words));
    if (answer?.ok !== true) {
      this.setKept(before);
      if (answer !== undefined && this.left) this.keepLeft(player, words, answer.error);
      return;
    }
    this.setKept(answer.value);
    this.fill(answer.value);
    notifySuccess(this.tools.notices, 'Your profile has been saved.');
    this.changed();
  }

  /** Nobody looks at the form any more: the words wait for the next visit, and what went wrong is told where the player is now. */
  private keepLeft(player: UserId | undefined, words: ProfileWords, failure: ApiFailure): void {
    const { session, unsaved, notices } = this.tools;
    if (player === undefined || sessionOwner(session.current)?.id !== player) return;
    unsaved.keep(player, words);
    notifyFailure(notices, failure);
  }

  private setKept(kept: ProfileWords): void {
    this.kept = kept;
  }

  private fill(words: ProfileWords): void {
    this.fields.fill(fieldsOf(words));
    this.rows = words.links.findLastIndex(({ title, url }) => title !== '' || url !== '') + 1;
  }
}
