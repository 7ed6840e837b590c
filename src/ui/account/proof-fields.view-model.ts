import type { TypedProof } from '../../application/security/security-gateway.port';
import type { AskedProof } from '../../domain/account/security-overview';
import { FieldsViewModel } from './fields.view-model';

export type ProofField = 'password' | 'code';

const MISSING: Readonly<Record<ProofField, string>> = {
  password: 'Please enter your password.',
  code: 'Please enter the code of your authenticator app, or a recovery code.',
};

/** The field in which a player proves that it is them. */
export class ProofFieldsViewModel {
  readonly fields = new FieldsViewModel<ProofField>(['password', 'code']);

  /** What was typed of what is asked for; undefined, with a message at its field, while nothing was. */
  read(asked: AskedProof): TypedProof | undefined {
    if (asked === 'fresh-sign-in') return {};
    const typed = this.fields.values[asked];
    return this.fields.refuse(typed === '' ? { [asked]: MISSING[asked] } : {}) ? undefined : { [asked]: typed };
  }
}
