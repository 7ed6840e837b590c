import type * as z from 'zod/mini';
import type { WireSave, saveVersions } from '../../../src/contract/saves.contract';
import type { SaveRow, SaveVersionRow } from './save.repository';

type WireVersion = z.output<typeof saveVersions.data>['versions'][number];

/** What a slot holds, or held. */
export function presentSave({ name, data, version, createdAt, writtenAt }: SaveRow): WireSave {
  return {
    name,
    data: JSON.parse(data) as unknown,
    version,
    created: createdAt.toISOString(),
    updated: writtenAt.toISOString(),
  };
}

/** A version in the list of its slot. */
export function presentVersion({ version, name, bytes, writtenAt, setAside, held }: SaveVersionRow): WireVersion {
  const replaced = setAside ? 'set-aside' : 'replaced';
  return {
    version,
    name,
    written: writtenAt.toISOString(),
    bytes,
    standing: version === held ? 'held' : replaced,
  };
}
