let visitors = 0;

/** Returns the headers of a new visitor, because limits count addresses. */
export function newVisitor() {
  visitors += 1;
  const address = [10, (visitors >> 16) & 255, (visitors >> 8) & 255, visitors & 255].join('.');
  return { host: 'holocade.localhost', accept: 'text/html, application/json', 'x-forwarded-for': address };
}
