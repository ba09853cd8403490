import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

const VERSION = 20;
/** Made on Unix: without it the mode below is ignored, and an extracted file may be unreadable for the host's user. */
const MADE_BY = (3 << 8) | VERSION;
/** A regular file that everybody may read, whatever mode it has here: the same files make the same archive. */
const MODE = 0o100644;
const DEFLATE = 8;
/** 1980-01-01, for the same reason. */
const DATE = 0x21;
/** Names are UTF-8. */
const FLAGS = 0x800;

type Entry = { name: Buffer; fields: Buffer; data: Buffer; offset: number };

/** A zip archive of files, by their names in it. */
export function zip(files: Record<string, string>): Buffer {
  const entries: Entry[] = [];
  let offset = 0;
  for (const [path, file] of Object.entries(files)) {
    const entry = entryOf(path, readFileSync(file), offset);
    entries.push(entry);
    offset += 4 + entry.fields.length + entry.name.length + entry.data.length;
  }
  const locals = entries.flatMap(({ name, fields, data }) => [
    numbers([0x04034b50, 4]),
    fields,
    name,
    data,
  ]);
  const directory = Buffer.concat(entries.flatMap(directoryOf));
  const count = entries.length;
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...locals, directory, end]);
}

function entryOf(path: string, content: Buffer, offset: number): Entry {
  const name = Buffer.from(path);
  const data = deflateRawSync(content, { level: 9 });
  const fields = numbers(
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATE, 2],
    [0, 2],
    [DATE, 2],
    [crc32(content), 4],
    [data.length, 4],
    [content.length, 4],
    [name.length, 2],
    [0, 2],
  );
  return { name, fields, data, offset };
}

const directoryOf = ({ name, fields, offset }: Entry): Buffer[] => [
  numbers([0x02014b50, 4], [MADE_BY, 2]),
  fields,
  numbers([0, 2], [0, 2], [0, 2], [0, 2], [MODE, 2], [offset, 4]),
  name,
];

function numbers(...values: [value: number, bytes: 2 | 4][]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}
