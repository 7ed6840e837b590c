import type { ChosenBuildFile } from './upload.view-model';

/** Returns the files of a file input, with their paths below a chosen folder. */
export function pickedFiles(files: FileList | null): readonly ChosenBuildFile[] {
  return [...(files ?? [])].map((file) => ({
    file,
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
  }));
}

/** Reads all entries of a dropped folder; the browser returns at most a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesBelow(entry: FileSystemEntry): Promise<readonly ChosenBuildFile[]> {
  if (entry.isDirectory) {
    const below = await entriesOf(entry as FileSystemDirectoryEntry);
    return (await Promise.all(below.map(filesBelow))).flat();
  }
  const file = await new Promise<File>((resolve, reject) => {
    (entry as FileSystemFileEntry).file(resolve, reject);
  });
  return [{ file, path: entry.fullPath.replace(/^\//, '') }];
}

/** Returns dropped files, and all files of dropped folders. Unreadable entries are left out. */
export async function droppedFiles(data: DataTransfer): Promise<readonly ChosenBuildFile[]> {
  // The list is empty after the first wait.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return pickedFiles(data.files);
  const read = await Promise.allSettled(entries.map(filesBelow));
  return read.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}
