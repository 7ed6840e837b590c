import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { Result } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';

type Fields<Field extends string, T> = Readonly<Record<Field, T>>;

/** The fields of a short form, by their names on the wire, with what is wrong about each of them. */
export class FieldsViewModel<Field extends string> {
  values: Fields<Field, string>;
  messages: Partial<Fields<Field, string>> = {};
  /** What was refused as a whole. */
  failure: string | undefined;
  busy = false;

  constructor(private readonly names: readonly Field[]) {
    this.values = empty(names);
    makeAutoObservable<this, 'names'>(
      this,
      { names: false, values: observableRef, messages: observableRef },
      { autoBind: true },
    );
  }

  /** The field that the player has to look at first. */
  get firstRefused(): Field | undefined {
    return this.names.find((name) => this.messages[name] !== undefined);
  }

  type(field: Field, value: string): void {
    if (this.busy) return;
    this.values = { ...this.values, [field]: value };
    this.messages = { ...this.messages, [field]: undefined };
    this.failure = undefined;
  }

  refuse(messages: Partial<Fields<Field, string>>): void {
    this.messages = messages;
  }

  clear(): void {
    this.values = empty(this.names);
    this.withdraw();
  }

  /** Sends once at a time; a refusal stands at its fields, or above them all. */
  async send<T>(request: () => Promise<Result<T, ApiFailure>>): Promise<Result<T, ApiFailure> | undefined> {
    if (this.busy) return undefined;
    this.withdraw();
    this.setBusy(true);
    try {
      const answer = await request();
      if (!answer.ok) this.show(answer.error);
      return answer;
    } finally {
      this.setBusy(false);
    }
  }

  private show(failure: ApiFailure): void {
    const fields = failure.kind === 'rejected' ? failure.fields : {};
    const found = this.names.flatMap((name) => {
      const [message] = fields[name] ?? [];
      return message === undefined ? [] : [[name, message] as const];
    });
    if (found.length > 0) this.messages = Object.fromEntries(found) as Partial<Fields<Field, string>>;
    else this.failure = failureText(failure);
  }

  private withdraw(): void {
    this.messages = {};
    this.failure = undefined;
  }

  private setBusy(busy: boolean): void {
    this.busy = busy;
  }
}

function empty<Field extends string>(names: readonly Field[]): Fields<Field, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Field, string>;
}
