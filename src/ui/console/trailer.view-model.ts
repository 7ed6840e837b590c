import { makeAutoObservable, observableRef } from 'mobx';
import type { BuildUploads, RunningUpload, UploadReport } from '../../application/console/build-uploads.port';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { GameTrailer } from '../../domain/console/game-pictures';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { trailerProblem } from './pictures.machine';

interface TrailerDependencies {
  readonly gateway: Pick<ConsoleGateway, 'storeTrailer'>;
  readonly uploads: BuildUploads<File>;
}

/** Upload of a trailer; `done` and `total` in bytes. */
interface SentTrailer {
  readonly name: string;
  readonly done: number;
  readonly total: number;
  readonly step: 'sending' | 'interrupted' | 'checking';
}

/** Upload, replacement and removal of the trailer of a draft. */
export class TrailerViewModel {
  /** Undefined while nothing is sent. */
  sent: SentTrailer | undefined;
  /** Reason why a file was refused. */
  failure: string | undefined;
  private running: RunningUpload | undefined;

  constructor(
    private readonly dependencies: TrailerDependencies,
    private readonly developer: string,
    private readonly game: string,
    /** Changes the trailer of the form. */
    private readonly change: (trailer: GameTrailer | undefined) => void,
  ) {
    makeAutoObservable<this, 'dependencies' | 'developer' | 'game' | 'change' | 'running'>(
      this,
      {
        ...{ dependencies: false, developer: false, game: false, change: false, running: false },
        sent: observableRef,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return () => {
      this.running?.pause();
      this.end(undefined);
    };
  }

  /** Uploads a file, which the form then names. */
  choose(file: File | undefined): void {
    if (file === undefined || this.sent !== undefined) return;
    this.failure = trailerProblem(file);
    if (this.failure !== undefined) return;
    this.sent = { name: file.name, done: 0, total: file.size, step: 'sending' };
    this.running = this.dependencies.uploads.start(this.developer, file, this.report);
  }

  /** Continues an interrupted upload. */
  resume(): void {
    if (this.sent?.step !== 'interrupted') return;
    this.sent = { ...this.sent, step: 'sending' };
    this.running?.resume();
  }

  /** Ends an upload and deletes its received bytes. */
  cancel(): void {
    if (this.sent === undefined || this.sent.step === 'checking') return;
    this.running?.cancel();
    this.end(undefined);
  }

  remove(): void {
    this.failure = undefined;
    this.change(undefined);
  }

  private report(event: UploadReport): void {
    const { sent } = this;
    if (sent === undefined) return;
    if (event.type === 'sent') this.sent = { ...sent, done: Math.min(event.bytes, sent.total) };
    else if (event.type === 'interrupted') this.sent = { ...sent, step: 'interrupted' };
    else if (event.type === 'failed') this.end(event.message);
    else void this.store(event.upload, sent);
  }

  private async store(upload: string, sent: SentTrailer): Promise<void> {
    const checked: SentTrailer = { ...sent, done: sent.total, step: 'checking' };
    this.sent = checked;
    const stored = await this.dependencies.gateway.storeTrailer(this.developer, this.game, upload, sent.name);
    if (this.sent !== checked) return;
    if (stored.ok) {
      this.end(undefined);
      this.change(stored.value);
      return;
    }
    const { error } = stored;
    const [problem] = error.kind === 'rejected' ? (error.fields['trailer'] ?? []) : [];
    this.end(problem ?? failureText(error));
  }

  private end(failure: string | undefined): void {
    this.running = undefined;
    this.sent = undefined;
    this.failure = failure;
  }
}
