/** An e-mail address that its owner knows again and nobody else learns: of the name before the host its first letter alone. */
export function maskedAddress(email: string): string {
  const [first = ''] = email;
  return `${first}***${email.slice(email.lastIndexOf('@'))}`;
}
