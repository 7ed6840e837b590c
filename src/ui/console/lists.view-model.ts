import { makeAutoObservable } from 'mobx';
import type { PictureReader } from '../../application/profile/picture-reader.port';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { GameListName, GameListsPage } from '../../domain/console/game-lists';
import type { Disposer } from '../shared/disposables';
import { EntryPictureViewModel } from './entry-picture.view-model';
import type { ListConflict, ListEntry, ListsForm } from './lists.machine';
import {
  addEntry,
  changedListNames,
  fromListsForm,
  listProblems,
  mergeLists,
  moveEntry,
  removeEntry,
  textOf,
  toListsForm,
  typeEntry,
} from './lists.machine';
import type { FormDependencies } from './revised-form.view-model';
import { RevisedForm } from './revised-form.view-model';

export interface ListsDependencies extends FormDependencies {
  readonly gateway: Pick<ConsoleGateway, 'lists' | 'changeLists' | 'sendPicture'>;
  readonly reader: PictureReader;
}

/** Form about the boards, items and achievements of a game or of its draft. */
export class ListsViewModel {
  readonly edit: RevisedForm<GameListsPage, ListsForm, ListConflict>;
  readonly picture: EntryPictureViewModel;
  private added = 0;

  constructor(
    { gateway, reader, ...dependencies }: ListsDependencies,
    developer: string,
    game: string,
    /** Only a draft can get other pictures. */
    readonly draft: boolean,
  ) {
    this.edit = new RevisedForm<GameListsPage, ListsForm, ListConflict>(
      {
        load: () => gateway.lists(developer, game, draft),
        send: (form, { revision }) =>
          gateway.changeLists(developer, game, draft, { revision, lists: fromListsForm(form) }),
        toForm: ({ lists }) => toListsForm(lists),
        saved: (form, page, revision) => ({ ...page, revision, lists: fromListsForm(form) }),
        isChanged: (stored, form) => changedListNames(stored, form).length > 0,
        merge: mergeLists,
        problems: listProblems,
      },
      dependencies,
    );
    this.picture = new EntryPictureViewModel(
      { reader, send: (file, options) => gateway.sendPicture(developer, game, file, options) },
      ({ list, key }, name) => {
        this.type(list, key, 'picture', name);
      },
    );
    makeAutoObservable<this, 'added'>(
      this,
      { added: false, draft: false, edit: false, picture: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return this.edit.start();
  }

  get changed(): readonly GameListName[] {
    const { page, form } = this.edit;
    return page === undefined || form === undefined ? [] : changedListNames(toListsForm(page.lists), form);
  }

  /** Address of the picture of an entry; undefined for one that the portal draws. */
  addressOf({ values }: ListEntry): string | undefined {
    const name = textOf(values, 'picture');
    return this.picture.addresses.get(name) ?? this.edit.page?.pictures[name];
  }

  add(list: GameListName): void {
    this.added += 1;
    // A slug has no space.
    const key = `new ${String(this.added)}`;
    this.change((form) => addEntry(form, list, key));
  }

  /** Removes an entry that is not saved yet. */
  remove(list: GameListName, key: string): void {
    this.change((form) => removeEntry(form, list, key));
  }

  type(list: GameListName, key: string, field: string, value: string | boolean): void {
    this.change((form) => typeEntry(form, list, key, { field, value }));
  }

  move(list: GameListName, key: string, by: -1 | 1): void {
    this.change((form) => moveEntry(form, list, key, by));
  }

  private change(next: (form: ListsForm) => ListsForm): void {
    const { form } = this.edit;
    if (form !== undefined) this.edit.type(next(form));
  }
}
