import { DefaultAzureCredential } from '@azure/identity';
import {
  BlobSASPermissions,
  BlobServiceClient,
  generateBlobSASQueryParameters,
  RestError,
  SASProtocol,
  StorageSharedKeyCredential,
} from '@azure/storage-blob';
import {
  BLOB_CONTAINERS,
  FILE_UNKNOWN,
  FILES_UNAVAILABLE,
  type FileKind,
  kindProblem,
  picturePaths,
} from '@vse/domain/files';
import { PATH_LENGTH } from '@vse/domain/limits';
import type { Config } from '../config.ts';
import { Problem } from '../http/errors.ts';
import { deadlineSignal, withinDeadline } from './deadline.ts';

const DAY_MS = 86_400_000;
/** All requests wait for the one key of the day: its time is not what the first of them has left. */
const KEY_MS = 10_000;
/** A path is a container of ours and a blob name that we made: no dots but before the extension. */
const PATH = /^([a-z-]+)\/((?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.[a-z]+)$/;

/** Signs a stored path (`container/blob`) into a URL that a browser can read; '' stays ''. */
export type Sign = (path: string) => string;

/**
 * Files in Blob storage. Stored values are paths; URLs are signed on the way out and never stored. Every call throws
 * Problem 503 when the storage does not answer by the deadline.
 */
export type Blobs = {
  write(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  remove(path: string): Promise<boolean>;
  /** The paths under `container/folder/`, newest first. */
  list(container: string, folder: string): Promise<string[]>;
  signer(): Promise<Sign>;
  /** A signed URL, or a path, back to the path. Throws Problem 400 for what is not a file of ours, or of another kind. */
  toPath(urlOrPath: string, kind?: FileKind): string;
};

type Day = { startsOn: Date; expiresOn: Date };
type Signature = (containerName: string, blobName: string, day: Day) => string;

export function createBlobs(config: Config, now: () => Date): Blobs {
  const client = connect(config);
  const signatureFor = signatures(config, client);
  const signer = oncePerDay(now, async (day) => {
    const signature = await withinDeadline(() => signatureFor(day), KEY_MS);
    return signWith(client.url, signature, day);
  });
  return {
    signer,
    toPath: (urlOrPath, kind = 'picture') => toPath(client.url, urlOrPath, kind),
    async write(path, bytes, contentType) {
      const { container, blob } = split(path);
      const options = {
        // The name is the content's hash: whoever holds a copy may keep it for ever.
        blobHTTPHeaders: {
          blobContentType: contentType,
          blobCacheControl: 'private, max-age=31536000, immutable',
        },
      };
      const file = client.getContainerClient(container).getBlockBlobClient(blob);
      await answered((abortSignal) => file.uploadData(bytes, { ...options, abortSignal }));
    },
    async remove(path) {
      const { container, blob } = split(path);
      const file = client.getContainerClient(container).getBlobClient(blob);
      const { succeeded } = await answered((abortSignal) => file.deleteIfExists({ abortSignal }));
      return succeeded;
    },
    async list(container, folder) {
      const found: { path: string; at: number }[] = [];
      await answered(async (abortSignal) => {
        const options = { prefix: `${folder}/`, abortSignal };
        for await (const item of client.getContainerClient(container).listBlobsFlat(options))
          found.push({
            path: `${container}/${item.name}`,
            at: item.properties.lastModified.getTime(),
          });
      });
      return found
        .sort((a, b) => b.at - a.at || (a.path < b.path ? -1 : 1))
        .map(({ path }) => path);
    },
  };
}

/** A picture's widths as the attribute srcset takes them; nothing for a picture kept in one size. */
export function srcSet(path: string, sign: Sign): { heroImageSrcSet?: string } {
  const widths = picturePaths(path);
  if (widths.length === 0) return {};
  return { heroImageSrcSet: widths.map(({ path, width }) => `${sign(path)} ${width}w`).join(', ') };
}

function connect(config: Config): BlobServiceClient {
  if (config.BLOB_CONNECTION_STRING)
    return BlobServiceClient.fromConnectionString(config.BLOB_CONNECTION_STRING);
  return new BlobServiceClient(config.BLOB_ACCOUNT_URL ?? '', new DefaultAzureCredential());
}

/** What the storage does not answer, in time or at all, is told in words. */
async function answered<T>(call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
  const abortSignal = deadlineSignal();
  try {
    return await call(abortSignal);
  } catch (error) {
    const isUnreached = error instanceof RestError && error.statusCode === undefined;
    if (abortSignal.aborted || isUnreached) throw new Problem(503, FILES_UNAVAILABLE);
    throw error;
  }
}

function signatures(config: Config, client: BlobServiceClient): (day: Day) => Promise<Signature> {
  const permissions = BlobSASPermissions.parse('r');
  if (config.BLOB_CONNECTION_STRING) {
    const credential = client.credential;
    if (!(credential instanceof StorageSharedKeyCredential))
      throw new Error('BLOB_CONNECTION_STRING must carry an account key');
    return async () => (containerName, blobName, day) =>
      generateBlobSASQueryParameters(
        { containerName, blobName, permissions, ...day, protocol: SASProtocol.HttpsAndHttp },
        credential,
      ).toString();
  }
  return async (day) => {
    const key = await answered((abortSignal) =>
      client.getUserDelegationKey(day.startsOn, day.expiresOn, { abortSignal }),
    );
    return (containerName, blobName) =>
      generateBlobSASQueryParameters(
        { containerName, blobName, permissions, ...day, protocol: SASProtocol.Https },
        key,
        client.accountName,
      ).toString();
  };
}

/** URLs are the same all day, so that browsers cache what is behind them, and outlive the day by another. */
function oncePerDay(now: () => Date, make: (day: Day) => Promise<Sign>): () => Promise<Sign> {
  let held: { start: number; sign: Promise<Sign> } | undefined;
  return () => {
    const start = Math.floor(now().getTime() / DAY_MS) * DAY_MS;
    if (held?.start !== start) {
      const sign = make({ startsOn: new Date(start), expiresOn: new Date(start + 2 * DAY_MS) });
      held = { start, sign };
      sign.catch(() => {
        held = undefined;
      });
    }
    return held.sign;
  };
}

function signWith(serviceUrl: string, signature: Signature, day: Day): Sign {
  const signed = new Map<string, string>();
  return (path) => {
    if (path === '') return '';
    const known = signed.get(path);
    if (known) return known;
    const { container, blob } = split(path);
    const url = `${slashed(serviceUrl)}${path}?${signature(container, blob, day)}`;
    signed.set(path, url);
    return url;
  };
}

function toPath(serviceUrl: string, urlOrPath: string, kind: FileKind): string {
  if (urlOrPath === '') return '';
  const base = slashed(serviceUrl);
  const path = urlOrPath.startsWith(base)
    ? (urlOrPath.slice(base.length).split('?')[0] ?? '')
    : urlOrPath;
  const problem = isPath(path) ? kindProblem(path, kind) : FILE_UNKNOWN;
  if (problem) throw new Problem(400, problem);
  return path;
}

function isPath(path: string): boolean {
  if (path.length > PATH_LENGTH) return false;
  const container = PATH.exec(path)?.[1];
  return BLOB_CONTAINERS.some((known) => known === container);
}

function split(path: string): { container: string; blob: string } {
  const slash = path.indexOf('/');
  return { container: path.slice(0, slash), blob: path.slice(slash + 1) };
}

const slashed = (url: string) => (url.endsWith('/') ? url : `${url}/`);
