import type { TypedProof } from '../../application/security/security-gateway.port';
import type { RequiredProof } from '../../domain/account/security-overview';
import { FieldsViewModel } from './fields.view-model';

export type ProofField = 'password' | 'code';

const MISSING: Readonly<Record<ProofField, string>> = {
  password: 'Please enter your password.',
  code: 'Please enter the code of your authenticator app, or a recovery code.',
};

/** The message for what is asked for and was not typed. */
export function missingProof(
  asked: RequiredProof,
  values: Readonly<Record<ProofField, string>>,
): Partial<Record<ProofField, string>> {
  return asked !== 'fresh-sign-in' && values[asked] === '' ? { [asked]: MISSING[asked] } : {};
}

/** The field in which a player proves that it is them. */
export class ProofFieldsViewModel {
  readonly fields = new FieldsViewModel<ProofField>(['password', 'code']);

  /** What was typed of what is asked for; undefined, with a message at its field, while nothing was. */
  read(asked: RequiredProof): TypedProof | undefined {
    if (asked === 'fresh-sign-in') return {};
    const { values } = this.fields;
    return this.fields.refuse(missingProof(asked, values)) ? undefined : { [asked]: values[asked] };
  }
}
