import type { BlobItem } from '@azure/storage-blob';
import { PATH_LENGTH } from '@vse/domain/limits';
import { FILES, type FileKind, kindProblem, picturePaths } from '@vse/domain/records/files';
import { DAY_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';
import { withSpan } from '../tracing/spans.ts';
import { logCause } from '../tracing/telemetry.ts';
import type { Day, Signature } from './blob-service.ts';
import { deadlineSignal, withinDeadline } from './deadline.ts';
import { dispositionOf } from './disposition.ts';
import { onFirstUse } from './first-use.ts';

/** A timeout of its own, because all requests wait for the day's one key, not only the request that starts the call. */
const KEY_TIMEOUT_MS = 10_000;
/** How far our clock may be ahead of the storage's, which refuses a signature that starts later. */
const CLOCK_SKEW_MS = 15 * MINUTE_MS;
/** A file's name is the hash of its content, so clients may cache it forever. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable';
/** A path is a container and a blob name that we made: a dot only before the extension. */
const PATH = /^[a-z-]+\/(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.[a-z]+$/;

/**
 * Signs a stored path (`container/blob`) into a URL that a browser can read; '' stays ''. A PDF is downloaded as
 * `filename` rather than opened, because it may contain scripts.
 */
export type Sign = (path: string, filename?: string) => string;

/**
 * Files in Blob storage. Stored values are paths; URLs are signed for each response and never stored. Every call throws
 * Problem 503 when the storage does not answer before the deadline.
 */
export type Blobs = {
  write(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  remove(path: string): Promise<boolean>;
  /** The paths under `container/folder/`, newest first. */
  list(container: string, folder: string): Promise<string[]>;
  signer(): Promise<Sign>;
  /** Resolves when the storage answers, throws Problem 503 otherwise. */
  isAnswering(): Promise<void>;
  /** Returns the path of a signed URL or a path. Throws Problem 400 for other URLs and for files of another kind. */
  toPath(urlOrPath: string, kind?: FileKind): string;
};

/** The storage, opened on first use, and how each call to it is made: with a span, and within the deadline. */
function storageCalls(config: Config) {
  const open = onFirstUse(async () => (await import('./blob-service.ts')).openBlobService(config));

  /** Throws Problem 503 when the storage fails or does not answer before the deadline, and logs the cause. */
  async function unavailableAs503<T>(call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    const service = await open();
    const abortSignal = deadlineSignal();
    try {
      return await call(abortSignal);
    } catch (error) {
      if (!abortSignal.aborted && !service.isUnavailable(error)) throw error;
      logCause('files', error);
      throw new Problem(503, 'FILES_UNAVAILABLE');
    }
  }

  const callStorage = <T>(verb: string, call: (abortSignal: AbortSignal) => Promise<T>) =>
    withSpan(`files ${verb}`, { 'peer.service': 'files' }, () => unavailableAs503(call));

  return { open, callStorage };
}

export function createBlobs(config: Config, now: () => Date): Blobs {
  const url = blobServiceUrl(config);
  const { open, callStorage } = storageCalls(config);

  async function blob(path: string) {
    const { container, name } = split(path);
    return (await open()).container(container).getBlockBlobClient(name);
  }

  const signer = memoizedPerDay(now, async (day) => {
    const signature = await withinDeadline(
      () =>
        callStorage('signatureFor', async (abortSignal) =>
          (await open()).signatureFor(day, abortSignal),
        ),
      KEY_TIMEOUT_MS,
    );
    return signWith(url, signature, day);
  });

  return {
    signer,
    toPath: (urlOrPath, kind = 'picture') => toPath(url, urlOrPath, kind),
    async write(path, bytes, contentType) {
      const blobHTTPHeaders = { blobContentType: contentType, blobCacheControl: CACHE_CONTROL };
      const file = await blob(path);
      await callStorage('write', (abortSignal) =>
        file.uploadData(bytes, { blobHTTPHeaders, abortSignal }),
      );
    },
    async remove(path) {
      const file = await blob(path);
      const { succeeded } = await callStorage('remove', (abortSignal) =>
        file.deleteIfExists({ abortSignal }),
      );
      return succeeded;
    },
    async list(container, folder) {
      const client = (await open()).container(container);
      return callStorage('list', async (abortSignal) => {
        const found: BlobItem[] = [];
        const options = { prefix: `${folder}/`, abortSignal };
        try {
          for await (const item of client.listBlobsFlat(options)) found.push(item);
        } catch (error) {
          // A proxy's page with status 200, in which @azure/storage-blob 12.34 looks for the list all the same.
          if (!(error instanceof TypeError)) throw error;
          logCause('files', error);
          throw new Problem(503, 'FILES_UNAVAILABLE');
        }
        return found.sort(byNewest).map(({ name }) => `${container}/${name}`);
      });
    },
    async isAnswering() {
      const { container } = await open();
      await callStorage('isAnswering', (abortSignal) => container(FILES).exists({ abortSignal }));
    },
  };
}

const byNewest = (a: BlobItem, b: BlobItem): number =>
  b.properties.lastModified.getTime() - a.properties.lastModified.getTime() ||
  (a.name < b.name ? -1 : 1);

/** The storage's address, as the SDK would read it from the settings, but without loading the SDK. */
export function blobServiceUrl({ BLOB_CONNECTION_STRING, BLOB_ACCOUNT_URL }: BlobSettings): string {
  if (!BLOB_CONNECTION_STRING) return BLOB_ACCOUNT_URL ?? '';
  const parts = new Map(
    BLOB_CONNECTION_STRING.split(';').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );
  if (parts.get('UseDevelopmentStorage') === 'true')
    return 'http://127.0.0.1:10000/devstoreaccount1';
  const protocol = parts.get('DefaultEndpointsProtocol') ?? 'https';
  const suffix = parts.get('EndpointSuffix') ?? 'core.windows.net';
  return parts.get('BlobEndpoint') ?? `${protocol}://${parts.get('AccountName')}.blob.${suffix}`;
}

type BlobSettings = Partial<Pick<Config, 'BLOB_CONNECTION_STRING' | 'BLOB_ACCOUNT_URL'>>;

/** The texts for srcset by the day's signer: building 700 characters for each picture costs more than a look-up. */
const srcSets = new WeakMap<Sign, Map<string, string>>();

/** The widths of a picture as the HTML attribute srcset; nothing for a picture that is kept in one size. */
export function srcSet(path: string, sign: Sign): { heroImageSrcSet?: string } {
  const made = srcSets.get(sign) ?? new Map<string, string>();
  srcSets.set(sign, made);
  const heroImageSrcSet =
    made.get(path) ??
    picturePaths(path)
      .map(({ path, width }) => `${sign(path)} ${width}w`)
      .join(', ');
  made.set(path, heroImageSrcSet);
  return heroImageSrcSet === '' ? {} : { heroImageSrcSet };
}

/**
 * Makes one signer per day. URLs stay the same all day, so that browsers can cache the files, and are valid for one
 * more day.
 */
function memoizedPerDay(now: () => Date, make: (day: Day) => Promise<Sign>): () => Promise<Sign> {
  let cached: { start: number; sign: Promise<Sign> } | undefined;
  return () => {
    const start = Math.floor(now().getTime() / DAY_MS) * DAY_MS;
    if (cached?.start !== start) {
      const startsOn = new Date(start - CLOCK_SKEW_MS);
      const sign = make({ startsOn, expiresOn: new Date(start + 2 * DAY_MS) });
      cached = { start, sign };
      sign.catch(() => {
        cached = undefined;
      });
    }
    return cached.sign;
  };
}

function signWith(serviceUrl: string, signature: Signature, day: Day): Sign {
  const signed = new Map<string, string>();
  return (path, filename) => {
    if (path === '') return '';
    const key = `${path}?${filename ?? ''}`;
    const cached = signed.get(key);
    if (cached) return cached;
    const contentDisposition = dispositionOf(path, filename);
    const { container: containerName, name: blobName } = split(path);
    const disposition = contentDisposition === undefined ? {} : { contentDisposition };
    const url = `${withSlash(serviceUrl)}${path}?${signature({ containerName, blobName, ...disposition }, day)}`;
    signed.set(key, url);
    return url;
  };
}

function toPath(serviceUrl: string, urlOrPath: string, kind: FileKind): string {
  if (urlOrPath === '') return '';
  const base = withSlash(serviceUrl);
  const path = urlOrPath.startsWith(base)
    ? (urlOrPath.slice(base.length).split('?')[0] ?? '')
    : urlOrPath;
  const isPath = path.length <= PATH_LENGTH && PATH.test(path);
  const problem = isPath ? kindProblem(path, kind) : 'FILE_UNKNOWN';
  if (problem) throw new Problem(400, problem);
  return path;
}

function split(path: string): { container: string; name: string } {
  const slash = path.indexOf('/');
  return { container: path.slice(0, slash), name: path.slice(slash + 1) };
}

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);
