import { makeAutoObservable, observableRef } from 'mobx';
import type { BuildUploads } from '../../application/console/build-uploads.port';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { PickedFile, PictureReader } from '../../application/profile/picture-reader.port';
import { gamePictureShape, gamePictureTexts } from '../../domain/console/game-picture';
import type {
  GamePicture,
  GamePictures,
  GamePicturesPage,
  MediaPlace,
  PictureList,
  PicturePlace,
} from '../../domain/console/game-pictures';
import { pictureLimits } from '../../domain/console/game-pictures';
import { failureText } from '../errors/failure-text';
import { CropViewModel } from '../shared/crop.view-model';
import type { Disposer } from '../shared/disposables';
import {
  addPicture,
  addSlides,
  describePicture,
  differentPlaces,
  mergePictures,
  movePicture,
  pictureProblems,
  removePicture,
  roomIn,
  toNames,
} from './pictures.machine';
import type { FormDependencies } from './revised-form.view-model';
import { RevisedForm } from './revised-form.view-model';
import { TrailerViewModel } from './trailer.view-model';

export interface PicturesDependencies extends FormDependencies {
  readonly gateway: Pick<ConsoleGateway, 'pictures' | 'changePictures' | 'sendPicture' | 'storeTrailer'>;
  readonly uploads: BuildUploads<File>;
  readonly reader: PictureReader;
}

/** A chosen or dropped file. */
export type NamedFile = PickedFile & { readonly name: string };

/** Form about the pictures of a draft, with the crop of chosen files. */
export class PicturesViewModel {
  readonly edit: RevisedForm<GamePicturesPage, GamePictures, MediaPlace>;
  readonly trailer: TrailerViewModel;
  readonly crop = new CropViewModel(gamePictureShape);
  /** Place for which a file is read or cropped. */
  place: PicturePlace | undefined;
  busy: 'reading' | 'sending' | undefined;
  /** Refused file with its reason. */
  failure: { readonly place: PicturePlace; readonly text: string } | undefined;
  /** Last change of the order, for screen readers. */
  news = '';
  private waiting: readonly NamedFile[] = [];

  constructor(
    private readonly dependencies: PicturesDependencies,
    private readonly developer: string,
    private readonly game: string,
  ) {
    const { gateway } = dependencies;
    this.edit = new RevisedForm<GamePicturesPage, GamePictures, MediaPlace>(
      {
        load: () => gateway.pictures(developer, game),
        send: (form, { revision }) =>
          gateway.changePictures(developer, game, { revision, ...toNames(form), trailer: form.trailer?.name ?? null }),
        toForm: ({ pictures }) => pictures,
        saved: (form, page, revision) => ({ ...page, revision, pictures: form }),
        isChanged: (stored, form) => differentPlaces(stored, form).length > 0,
        merge: mergePictures,
        problems: pictureProblems,
      },
      dependencies,
    );
    this.trailer = new TrailerViewModel(dependencies, developer, game, (trailer) => {
      this.change((form) => ({ ...form, trailer }));
    });
    makeAutoObservable<this, 'dependencies' | 'developer' | 'game' | 'waiting'>(
      this,
      {
        ...{ dependencies: false, developer: false, game: false, edit: false, crop: false, trailer: false },
        ...{ failure: observableRef, waiting: observableRef },
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const stops = [this.edit.start(), this.trailer.start()];
    return () => {
      for (const stop of stops) stop();
    };
  }

  get changed(): readonly MediaPlace[] {
    const { page, form } = this.edit;
    return page === undefined || form === undefined ? [] : differentPlaces(page.pictures, form);
  }

  /** Places for which the newest build has other pictures. */
  get built(): readonly MediaPlace[] {
    const { page, form } = this.edit;
    if (page === undefined || form === undefined) return [];
    const { cover = form.cover, slides = form.slides, portfolio = form.portfolio, trailer = form.trailer } = page.built;
    return differentPlaces(form, { cover, slides, portfolio, trailer });
  }

  /** Number of chosen files after the current one. */
  get more(): number {
    return this.waiting.length;
  }

  /** Reads chosen files one after the other. Files that do not fit into the place are refused. */
  async choose(place: PicturePlace, files: readonly NamedFile[]): Promise<void> {
    const { form } = this.edit;
    if (form === undefined || files.length === 0 || this.place !== undefined) return;
    const room = roomIn(form, place);
    this.place = place;
    this.failure = undefined;
    this.waiting = files.slice(0, room);
    if (files.length > room) this.refuse(place, this.fullText(place));
    await this.next();
  }

  /** Uploads the visible part of the chosen picture. After a failure, the crop stays open. */
  async add(): Promise<void> {
    const { place } = this;
    const { chosen } = this.crop;
    if (place === undefined || chosen === undefined || this.busy !== undefined) return;
    this.begin('sending');
    const use = place === 'cover' ? 'cover' : 'slide';
    const { developer, game } = this;
    const answer = await this.dependencies.gateway.sendPicture(developer, game, chosen.file, { use, ...chosen.crop });
    this.end();
    if (!answer.ok) {
      const { error } = answer;
      const [problem] = error.kind === 'rejected' ? (error.fields['picture'] ?? []) : [];
      return this.refuse(place, problem ?? failureText(error));
    }
    this.accept(place, answer.value);
    await this.next();
  }

  /** Closes the crop without the picture, and continues with the next chosen file. */
  async skip(): Promise<void> {
    if (this.busy === undefined) await this.next();
  }

  remove(list: PictureList, name: string): void {
    this.change((form) => removePicture(form, list, name));
    this.news = 'Picture removed.';
  }

  /** Changes the alternative text of a picture, in both lists. */
  describe(name: string, alt: string): void {
    this.change((form) => describePicture(form, name, alt));
  }

  /** Moves a picture to an index of its list. */
  move(list: PictureList, name: string, index: number): void {
    this.change((form) => movePicture(form, list, name, index));
    const pictures = this.edit.form?.[list] ?? [];
    const position = pictures.findIndex((one) => one.name === name) + 1;
    this.news = `Picture moved to position ${String(position)} of ${String(pictures.length)}.`;
  }

  /** Shows all slides of the card on the page too. */
  addSlides(): void {
    this.change(addSlides);
  }

  /** Takes the pictures of the newest build for a place. */
  takeBuilt(place: MediaPlace): void {
    const { page } = this.edit;
    this.change((form) => ({ ...form, [place]: page?.built[place] ?? form[place] }));
  }

  private change(next: (form: GamePictures) => GamePictures): void {
    const { form } = this.edit;
    if (form !== undefined) this.edit.type(next(form));
  }

  /** Opens the crop of the next readable file, or ends. */
  private async next(): Promise<void> {
    const { place, waiting } = this;
    const [file, ...others] = waiting;
    this.crop.choose(undefined);
    if (place === undefined || file === undefined) {
      this.place = undefined;
      return;
    }
    this.waiting = others;
    this.begin('reading');
    const read = await this.dependencies.reader.read(file);
    this.end();
    if (read.ok) {
      this.crop.choose(read.value);
      return;
    }
    this.refuse(place, `${file.name}: ${gamePictureTexts[read.error]}`);
    await this.next();
  }

  private fullText(place: PicturePlace): string {
    return place === 'cover'
      ? 'A game has one cover. The first file is used.'
      : `At most ${String(pictureLimits[place])} pictures fit here. The other files are left out.`;
  }

  private accept(place: PicturePlace, picture: GamePicture): void {
    this.failure = undefined;
    this.change((form) => addPicture(form, place, picture));
  }

  private refuse(place: PicturePlace, text: string): void {
    this.failure = { place, text };
  }

  private begin(work: 'reading' | 'sending'): void {
    this.busy = work;
    this.crop.lock(true);
  }

  private end(): void {
    this.busy = undefined;
    this.crop.lock(false);
  }
}
