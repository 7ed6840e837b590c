const texts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  504: 'Gateway Timeout',
};

/** An HTTP status with its standard name, as in '429 Too Many Requests'; the number alone when the name is not among those that the portal meets. */
export function statusText(status: number): string {
  const name = texts[status];
  return name === undefined ? String(status) : `${String(status)} ${name}`;
}
