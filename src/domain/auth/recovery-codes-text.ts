import { brand } from '../shared/brand';

/** Name of the file in which recovery codes are kept. */
export const RECOVERY_FILE = `${brand.identifier}-recovery-codes.txt`;

/** Recovery codes as they are copied or kept in a file, one a line, below what they are. */
export function recoveryCodesText(username: string, codes: readonly string[]): string {
  return [`${brand.siteName} recovery codes of ${username}`, 'Each of them signs you in once.', '', ...codes, ''].join(
    '\n',
  );
}
