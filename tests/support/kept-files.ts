import type { Blobs } from '../../api/src/clients/blobs.ts';

/** Files in memory, by their paths, for tests that look at what is kept in them. */
export function createKeptFiles() {
  const files = new Map<string, string>();
  const blobs: Blobs = {
    async write(path, bytes) {
      files.set(path, Buffer.from(bytes).toString('latin1'));
    },
    remove: async (path) => files.delete(path),
    list: async (container, folder) =>
      [...files.keys()].filter((path) => path.startsWith(`${container}/${folder}/`)).reverse(),
    signer: async () => (path) => path && `http://files.example/${path}`,
    isAnswering: async () => {},
    toPath: (url) => url.replace('http://files.example/', ''),
  };
  return { files, blobs };
}
