import { brand } from '../../../src/domain/shared/brand';
import { commonPasswordWords } from './common-password-words';

const ENDINGS = [
  '',
  '!',
  '1',
  '1!',
  '!1',
  '@1',
  '#1',
  '12!',
  '123',
  '123!',
  '!123',
  '@123',
  '#123',
  '1234!',
  '@1234',
  '12345!',
  '123456!',
  '01!',
  '007!',
  '69!',
  '99!',
  '2000!',
  '@2020',
  '2020!',
  '2021!',
  '2022!',
  '2023!',
  '2024!',
  '@2024',
  '2025!',
  '@2025',
  '2026!',
  '1!!',
  '!!1',
  '1.',
  '123.',
  '1*',
  '1?',
  '123#',
  '123$',
];

const WALKS = [
  '!qaz2wsx',
  '1qaz!qaz',
  '1qaz@wsx',
  '!qaz1qaz',
  'zaq!2wsx',
  'zaq1@wsx',
  'abc123!@#',
  '123qwe!@#',
  'qwe123!@#',
  '1q2w3e4r!',
  '!q2w3e4r',
  '1234qwer!',
  'qwer1234!',
  'q1w2e3r4!',
  'asdf1234!',
  'a1s2d3f4!',
  'aa123456!',
  'aa123456@',
  'a123456!',
];

/** Names of the site, because attackers try them first here. */
const siteWords = [brand.siteName, brand.identifier, brand.company.split(' ').join('')].map((word) =>
  word.toLowerCase(),
);

const table: ReadonlySet<string> = new Set([
  ...[...commonPasswordWords, ...siteWords].flatMap((word) => ENDINGS.map((ending) => word + ending)),
  ...WALKS,
]);

/** Number of refused passwords. */
export const commonPasswordCount = table.size;

/** Reports whether a password is in the list of common passwords, ignoring letter case. The list never reaches the browser. */
export function isCommonPassword(password: string): boolean {
  return table.has(password.toLowerCase());
}
