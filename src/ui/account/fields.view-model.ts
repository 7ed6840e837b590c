import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { TypedProof } from '../../application/security/security-gateway.port';
import type { RequiredProof } from '../../domain/account/security-overview';
import type { Result } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';

type Fields<Field extends string, T> = Readonly<Record<Field, T>>;

/** State of a short form: values and errors by wire name. */
export class FieldsViewModel<Field extends string> {
  values: Fields<Field, string>;
  messages: Partial<Fields<Field, string>> = {};
  /** Error of the form as a whole. */
  failure: string | undefined;
  busy = false;
  /** Number of field refusals; each one moves the focus to the first refused field. */
  refusals = 0;
  refusedFirst: Field | undefined;

  constructor(private readonly names: readonly Field[]) {
    this.values = empty(names);
    makeAutoObservable<this, 'names'>(
      this,
      { names: false, propsOf: false, values: observableRef, messages: observableRef },
      { autoBind: true },
    );
  }

  type(field: Field, value: string): void {
    if (this.busy) return;
    this.values = { ...this.values, [field]: value };
    this.messages = { ...this.messages, [field]: undefined };
    this.failure = undefined;
  }

  /** Returns the props of a field. */
  propsOf<Name extends Field>(field: Name) {
    return {
      name: field,
      value: this.values[field],
      message: this.messages[field],
      refusals: this.refusals,
      readOnly: this.busy,
      onType: (value: string) => {
        this.type(field, value);
      },
    };
  }

  /** Sets the field errors and returns true if there is one. */
  refuse(messages: Partial<Fields<Field, string>>): boolean {
    this.messages = messages;
    const first = this.names.find((name) => messages[name] !== undefined);
    if (first === undefined) return false;
    this.refusedFirst = first;
    this.refusals += 1;
    return true;
  }

  /** Sets the values and clears all errors. */
  fill(values: Fields<Field, string>): void {
    this.values = values;
    this.refusedFirst = undefined;
    this.withdraw();
  }

  clear(): void {
    this.fill(empty(this.names));
  }

  /** Sends the form unless a request is running; puts refusals at their fields or above the form. */
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
    if (!this.refuse(Object.fromEntries(found) as Partial<Fields<Field, string>>)) this.failure = failureText(failure);
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

export type ProofField = 'password' | 'code';

const MISSING: Readonly<Record<ProofField, string>> = {
  password: 'Please enter your password.',
  code: 'Please enter a code from your authenticator app, or a recovery code.',
};

/** Returns the error of a missing proof. */
export function missingProof(
  asked: RequiredProof,
  values: Readonly<Record<ProofField, string>>,
): Partial<Record<ProofField, string>> {
  return asked !== 'fresh-sign-in' && values[asked] === '' ? { [asked]: MISSING[asked] } : {};
}

/** Returns the typed proof as the server takes it; none for a fresh login. */
export function typedProof(asked: RequiredProof, values: Readonly<Record<ProofField, string>>): TypedProof {
  return asked === 'fresh-sign-in' ? {} : { [asked]: values[asked] };
}

/** State of the field for a required proof. */
export class ProofFieldsViewModel {
  readonly fields = new FieldsViewModel<ProofField>(['password', 'code']);

  /** Returns the typed proof; if it is empty, sets an error and returns undefined. */
  read(asked: RequiredProof): TypedProof | undefined {
    const { values } = this.fields;
    return this.fields.refuse(missingProof(asked, values)) ? undefined : typedProof(asked, values);
  }
}
