import { makeAutoObservable, observableRef } from 'mobx';
import type {
  BuildArchiver,
  BuildUploads,
  FollowedPublications,
  FolderFile,
  RunningUpload,
  UploadReport,
} from '../../application/console/build-uploads.port';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import { isTransient } from '../../application/http/is-transient';
import { isSignedOut } from '../../application/session/is-signed-out';
import type { FollowPublication } from '../../application/console/follow-publication.use-case';
import type { Cancel } from '../../application/system/clock.port';
import type { Disposer } from '../shared/disposables';
import { askToLeave, problemText } from './console.texts';
import type { FormDependencies } from './revised-form.view-model';
import { UnsavedGuard } from './unsaved-guard';
import type { UploadEvent, UploadState } from './upload.machine';
import { choosing, isBusy, losesWork, nextUpload, planUpload, versionProblem } from './upload.machine';

/** A chosen file with its path below the chosen folder. */
export interface ChosenBuildFile {
  readonly path: string;
  readonly file: File;
}

export interface UploadDependencies extends FormDependencies {
  readonly gateway: Pick<ConsoleGateway, 'startPublication'>;
  readonly uploads: BuildUploads<File>;
  readonly archiver: BuildArchiver<File, File>;
  readonly followPublication: Pick<FollowPublication, 'execute'>;
  readonly followed: FollowedPublications;
}

/** Page of an upload. */
export interface UploadPlace {
  readonly developer: string;
  /** Undefined for a new game. */
  readonly game: string | undefined;
  /** Path of the page. */
  readonly page: string;
}

const ignore = () => undefined;

/** Upload and publication of one build. */
export class UploadViewModel {
  state: UploadState = choosing;
  /** True to publish as a draft, which opens only with its private link. */
  draft = true;
  version = '';
  /** Typed release notes in Markdown. */
  notes = '';
  private running: RunningUpload | undefined;
  private stopFollowing: Cancel = () => undefined;
  private readonly unsaved: UnsavedGuard;
  private active = false;

  constructor(
    private readonly dependencies: UploadDependencies,
    private readonly place: UploadPlace,
    /** Called after a successful publication. */
    private readonly published: () => void,
  ) {
    this.unsaved = new UnsavedGuard(dependencies.leaveGuard);
    makeAutoObservable<
      this,
      'dependencies' | 'place' | 'published' | 'running' | 'stopFollowing' | 'unsaved' | 'active'
    >(
      this,
      {
        dependencies: false,
        place: false,
        published: false,
        running: false,
        stopFollowing: false,
        unsaved: false,
        active: false,
        state: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Follows the publication again that was running when the page was left or reloaded. */
  start(): Disposer {
    this.active = true;
    const id = this.dependencies.followed.find(this.place.page);
    if (id !== undefined) {
      this.move({ type: 'found' });
      this.follow(id, { type: 'forgotten' });
    }
    return () => {
      this.active = false;
      this.running?.pause();
      this.stopFollowing();
      this.unsaved.set(false);
    };
  }

  get versionProblem(): string | undefined {
    return versionProblem(this.version);
  }

  get busy(): boolean {
    return isBusy(this.state);
  }

  /** True while leaving the page would lose files on their way, or a version or release notes that no publication has yet. */
  get changed(): boolean {
    const isSent = ['publishing', 'published', 'lost'].includes(this.state.step);
    return losesWork(this.state) || (!isSent && `${this.version}${this.notes}`.trim() !== '');
  }

  /** Asks before typed options or an upload are lost. Returns true if the page may be left. */
  mayLeave(): Promise<boolean> {
    return askToLeave(this.dependencies.dialogs);
  }

  chooseDraft(draft: boolean): void {
    this.draft = draft;
  }

  typeVersion(version: string): void {
    this.version = version;
    this.unsaved.set(this.changed);
  }

  typeNotes(notes: string): void {
    this.notes = notes;
    this.unsaved.set(this.changed);
  }

  /** Packs chosen files if necessary, and uploads them. */
  async choose(chosen: readonly ChosenBuildFile[]): Promise<void> {
    if (this.state.step !== 'choosing') return;
    if (this.versionProblem !== undefined) {
      this.move({ type: 'problem', text: this.versionProblem });
      return;
    }
    const plan = planUpload(chosen.map(({ path, file }) => ({ path, bytes: file.size })));
    if (plan.kind === 'problem') {
      this.move({ type: 'problem', text: plan.text });
      return;
    }
    if (plan.kind === 'archive') {
      const archive = chosen[plan.file]?.file;
      if (archive !== undefined) this.send(archive);
      return;
    }
    const files = plan.files.flatMap(({ path, index }) => {
      const source = chosen[index]?.file;
      return source === undefined ? [] : [{ path, source }];
    });
    await this.pack(plan.name, plan.bytes, files);
  }

  /** Uploads a page as the only file of a build, which has no `game.json` and therefore keeps the details of its game. */
  async chooseProgram(program: string): Promise<void> {
    if (this.state.step !== 'choosing') return;
    const source = new File([program], 'index.html', { type: 'text/html' });
    await this.pack('program.zip', source.size, [{ path: 'index.html', source }]);
  }

  pause(): void {
    this.running?.pause();
    this.move({ type: 'paused' });
  }

  resume(): void {
    this.move({ type: 'resumed' });
    this.running?.resume();
  }

  /** Returns to the choice after an end. */
  restart(): void {
    this.dependencies.followed.store(this.place.page, undefined);
    this.move({ type: 'restarted' });
  }

  private async pack(name: string, total: number, files: readonly FolderFile<File>[]): Promise<void> {
    this.move({ type: 'packing-started', name, total });
    const packed = await this.dependencies.archiver.pack(name, files, (bytes) => {
      this.move({ type: 'progressed', bytes });
    });
    if (!this.active) return;
    if (packed.ok) this.send(packed.value);
    else this.move({ type: 'failed', message: packed.error });
  }

  private send(archive: File): void {
    this.move({ type: 'sending-started', name: archive.name, total: archive.size });
    this.running = this.dependencies.uploads.start(this.place.developer, archive, this.uploadReported);
  }

  private uploadReported(event: UploadReport): void {
    if (!this.active) return;
    if (event.type === 'sent') this.move({ type: 'progressed', bytes: event.bytes });
    else if (event.type === 'uploaded') void this.publish(event.upload);
    else this.move(event);
  }

  private async publish(upload: string): Promise<void> {
    this.running = undefined;
    this.move({ type: 'uploaded' });
    const version = this.version.trim();
    const options = {
      ...{ game: this.place.game, draft: this.draft },
      version: version === '' ? undefined : version,
      notes: this.notes.trim() === '' ? undefined : this.notes,
    };
    const started = await this.dependencies.gateway.startPublication(this.place.developer, upload, options);
    if (started.ok) this.dependencies.followed.store(this.place.page, started.value.id);
    if (!this.active) return;
    if (started.ok) {
      this.move({ type: 'publication-changed', publication: started.value });
      this.follow(started.value.id);
    } else if (isTransient(started.error) || isSignedOut(started.error)) {
      this.running = { pause: ignore, cancel: ignore, resume: () => void this.publish(upload) };
      this.move({ type: 'interrupted' });
    } else this.move({ type: 'failed', message: problemText(started.error) });
  }

  /** Follows a publication until it ends. `missing` is the event if it does not exist. */
  private follow(id: string, missing?: UploadEvent): void {
    this.stopFollowing = this.dependencies.followPublication.execute(this.place.developer, id, {
      changed: (publication) => {
        this.move({ type: 'publication-changed', publication });
      },
      failed: (failure) => {
        const isMissing = failure.kind === 'rejected' && failure.status === 404;
        this.move((isMissing ? missing : undefined) ?? { type: 'lost', reason: problemText(failure) });
      },
    });
  }

  private move(event: UploadEvent): void {
    const next = nextUpload(this.state, event);
    const isPublished = next.step === 'published' && this.state.step !== 'published';
    this.state = next;
    if (next.step === 'published' || next.step === 'refused' || event.type === 'forgotten')
      this.dependencies.followed.store(this.place.page, undefined);
    this.unsaved.set(this.changed);
    if (!isPublished) return;
    this.version = '';
    this.notes = '';
    this.published();
  }
}
