import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { PictureFile } from '../../application/profile/picture-file';
import type { PictureReader } from '../../application/profile/picture-reader.port';
import type { Crop } from '../../domain/account/crop';
import type { PicturedList } from '../../domain/console/game-lists';
import { entryPictureShape, entryPictureTexts } from '../../domain/console/game-picture';
import type { GamePicture } from '../../domain/console/game-pictures';
import type { Result } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';
import { CropViewModel } from '../shared/crop.view-model';
import type { NamedFile } from './pictures.view-model';

/** Entry of a list in the form. */
interface FormEntry {
  readonly list: PicturedList;
  readonly key: string;
}

interface EntryPictureDependencies {
  readonly reader: PictureReader;
  readonly send: (
    picture: PictureFile,
    options: Crop & { readonly use: 'item' | 'achievement' },
  ) => Promise<Result<GamePicture, ApiFailure>>;
}

/** Picture of one item or achievement at a time: the chosen file with its crop, and its upload. */
export class EntryPictureViewModel {
  readonly crop = new CropViewModel(entryPictureShape);
  /** Addresses of uploaded pictures by name. */
  readonly addresses = observable.map<string, string>();
  /** Entry whose file is read or cropped. */
  entry: FormEntry | undefined;
  busy: 'reading' | 'sending' | undefined;
  /** Refused file with its reason. */
  failure: (FormEntry & { readonly text: string }) | undefined;

  constructor(
    private readonly dependencies: EntryPictureDependencies,
    private readonly use: (entry: FormEntry, name: string) => void,
  ) {
    makeAutoObservable<this, 'dependencies' | 'use'>(
      this,
      {
        ...{ dependencies: false, use: false, crop: false, addresses: false },
        ...{ entry: observableRef, failure: observableRef },
      },
      { autoBind: true },
    );
  }

  /** Reads a chosen file and opens its crop. Does nothing while another entry has an open one. */
  async choose(entry: FormEntry, file: NamedFile): Promise<void> {
    if (this.entry !== undefined) return;
    this.entry = entry;
    this.failure = undefined;
    this.busy = 'reading';
    const read = await this.dependencies.reader.read(file);
    runInAction(() => {
      this.busy = undefined;
      if (read.ok) {
        this.crop.choose(read.value);
        return;
      }
      this.failure = { ...entry, text: `${file.name}: ${entryPictureTexts[read.error]}` };
      this.entry = undefined;
    });
  }

  /** Uploads the visible part of the chosen file. After a failure, the crop stays open. */
  async add(): Promise<void> {
    const { entry } = this;
    const { chosen } = this.crop;
    if (entry === undefined || chosen === undefined || this.busy !== undefined) return;
    this.busy = 'sending';
    this.crop.lock(true);
    const use = entry.list === 'items' ? 'item' : 'achievement';
    const answer = await this.dependencies.send(chosen.file, { use, ...chosen.crop });
    runInAction(() => {
      this.busy = undefined;
      this.crop.lock(false);
      if (answer.ok) {
        this.addresses.set(answer.value.name, answer.value.original);
        this.use(entry, answer.value.name);
        this.failure = undefined;
        this.cancel();
        return;
      }
      const { error } = answer;
      const [problem] = error.kind === 'rejected' ? (error.fields['picture'] ?? []) : [];
      this.failure = { ...entry, text: problem ?? failureText(error) };
    });
  }

  /** Closes the crop. */
  cancel(): void {
    if (this.busy !== undefined) return;
    this.entry = undefined;
    this.crop.choose(undefined);
  }

  remove(entry: FormEntry): void {
    this.use(entry, '');
  }
}
