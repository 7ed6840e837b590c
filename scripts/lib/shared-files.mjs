/** Maximum length of a module's code in the file of small modules, in characters before they are shortened. */
const SMALL = 2000;

/** Returns modules and all that they import statically, except those that are known. */
function withImports(modules, context, known) {
  const found = new Set();
  const add = (id) => {
    if (found.has(id) || known.has(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  for (const id of modules) add(id);
  return found;
}

/** Returns all modules that are imported with `import()`. */
function importedLater(entry, context) {
  const seen = new Set();
  const later = new Set();
  const visit = (id) => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const imported of dynamicallyImportedIds) later.add(imported);
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) visit(imported);
  };
  visit(entry);
  return later;
}

/**
 * Returns the small modules that several pages use and that need no other file. Their file is therefore never part of
 * a circle of imports.
 */
function smallModules(later, context, known) {
  const users = new Map();
  for (const page of later)
    for (const id of withImports([page], context, known)) users.set(id, (users.get(id) ?? 0) + 1);
  const isSmall = (id) =>
    users.get(id) > 1 && !later.has(id) && id.includes('/src/') && context.getModuleInfo(id).code.length <= SMALL;
  const small = new Set([...users.keys()].filter(isSmall));
  const needsMore = (id) =>
    context.getModuleInfo(id).importedIds.some((other) => !known.has(other) && !small.has(other));
  let removed = true;
  while (removed) {
    removed = false;
    for (const id of small) if (needsMore(id)) removed = small.delete(id);
  }
  return small;
}

/**
 * Returns a function that names the file of a module, or returns null:
 * - `calls` for the modules of the API's calls, with their imports.
 * - `idle` for other modules that each page loads once it is idle.
 * - `small` for small modules of several pages, because a request costs more than some kilobytes.
 */
export function sharedFileName(entry, callsEntry, idleEntries) {
  let names;
  return (id, context) => {
    if (names === undefined) {
      const initial = withImports([entry], context, new Set());
      const calls = withImports([callsEntry], context, initial);
      const idle = withImports(idleEntries, context, new Set([...initial, ...calls]));
      const small = smallModules(importedLater(entry, context), context, new Set([...initial, ...calls, ...idle]));
      names = new Map([
        ...[...calls].map((module) => [module, 'calls']),
        ...[...idle].map((module) => [module, 'idle']),
        ...[...small].map((module) => [module, 'small']),
      ]);
    }
    return names.get(id) ?? null;
  };
}
