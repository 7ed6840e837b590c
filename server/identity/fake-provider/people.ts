import { createHash } from 'node:crypto';
import { brand } from '../../../src/domain/shared/brand';

/** A person to choose at a fake provider. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  /** Domain of the organisation that hosts the address; Google's `hd`. */
  readonly organisation?: string;
  /** Description shown with the person. */
  readonly note: string;
}

const ORGANISATION = 'people.example';

export const PEOPLE: readonly Person[] = [
  {
    id: 'robin',
    name: 'Robin Vale',
    email: 'robin@people.example',
    emailVerified: true,
    organisation: ORGANISATION,
    note: 'has a verified email address',
  },
  {
    id: 'sam',
    name: 'Sam Okoye',
    email: 'sam@people.example',
    emailVerified: false,
    note: 'has an address that nobody has verified',
  },
  { id: 'kit', name: 'Kit Marlow', emailVerified: false, note: 'shares no email address' },
  {
    id: 'nova-elsewhere',
    name: 'Another Nova',
    email: `nova@${brand.identifier}.example`,
    emailVerified: true,
    organisation: `${brand.identifier}.example`,
    note: 'has the address of the demo player nova, and still becomes somebody else',
  },
];

const TYPED = /^typed-[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns the id of a typed name. Equal names give the same person; a name without a letter or digit gives undefined. */
export function typedId(name: string): string | undefined {
  const slug = name
    .toLowerCase()
    .slice(0, 40)
    .match(/[a-z0-9]+/g)
    ?.join('-');
  return slug === undefined ? undefined : `typed-${slug}`;
}

/** Returns the person with this id. */
export function personOf(id: string): Person | undefined {
  const known = PEOPLE.find((person) => person.id === id);
  if (known || !TYPED.test(id)) return known;
  const name = id.slice('typed-'.length);
  return { id, name, email: `${name}@${ORGANISATION}`, emailVerified: true, organisation: ORGANISATION, note: '' };
}

/** Returns decimal digits that are stable for a person and differ between providers. */
export function digitsOf(provider: string, id: string, count: number): string {
  const hash = createHash('sha256').update(`${provider}:${id}`).digest('hex');
  return String(BigInt(`0x${hash}`)).slice(0, count);
}
