/** What the directory of an archive needs to know about a written file. */
type Entry = { name: Uint8Array; crc: number; size: number; packed: Uint8Array<ArrayBuffer>[] };

const LIMIT = 0xffff_ffff;
const text = new TextEncoder();

/** A file of an archive. It is compressed while it is written, so only compressed bytes are in memory. */
export function zipFile(name: string) {
  const stream = new CompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const reading = (async () => {
    const reader = stream.readable.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read())
      packed.push(part.value);
  })();
  let crc = 0;
  let size = 0;
  return {
    async write(content: string) {
      const bytes = text.encode(content);
      crc = crc32(bytes, crc);
      size += bytes.length;
      await writer.write(bytes);
    },
    async close(): Promise<Entry> {
      await writer.close();
      await reading;
      return { name: text.encode(name), crc, size, packed };
    },
  };
}

/** The archive's bytes in order, for a Blob. Throws RangeError over 4 GB, which would need another format. */
export function zipOf(entries: readonly Entry[]): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const entry of entries) {
    const packedSize = lengthOf(entry.packed);
    if (entry.size > LIMIT || at + packedSize > LIMIT) throw new RangeError('Larger than 4 GB');
    directory.push(centralHeader(entry, packedSize, at));
    const local = [localHeader(entry, packedSize), ...entry.packed];
    parts.push(...local);
    at += lengthOf(local);
  }
  return [...parts, ...directory, endOf(entries.length, lengthOf(directory), at)];
}

const lengthOf = (parts: readonly Uint8Array[]) =>
  parts.reduce((sum, { length }) => sum + length, 0);

/** Fields of 2 or 4 bytes, least significant byte first, followed by the given bytes. */
function record(
  fields: readonly (readonly [2 | 4, number])[],
  tail: Uint8Array = new Uint8Array(),
) {
  const head = fields.reduce((sum, [width]) => sum + width, 0);
  const bytes = new Uint8Array(head + tail.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  bytes.set(tail, head);
  return bytes;
}

/** Version 2.0, UTF-8 names, deflated, and the format's earliest date, so that the bytes depend only on the content. */
const common = ({ crc, size, name }: Entry, packedSize: number) =>
  [
    [2, 20],
    [2, 0x0800],
    [2, 8],
    [2, 0],
    [2, 0x0021],
    [4, crc],
    [4, packedSize],
    [4, size],
    [2, name.length],
    [2, 0],
  ] as const;

const localHeader = (entry: Entry, packedSize: number) =>
  record([[4, 0x0403_4b50], ...common(entry, packedSize)], entry.name);

const centralHeader = (entry: Entry, packedSize: number, at: number) =>
  record(
    [
      [4, 0x0201_4b50],
      [2, 20],
      ...common(entry, packedSize),
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ],
    entry.name,
  );

const endOf = (count: number, size: number, at: number) =>
  record([
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, at],
    [2, 0],
  ]);

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1)
    value = value & 1 ? 0xedb8_8320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array, before: number): number {
  let crc = ~before;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}
