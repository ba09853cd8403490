import { DefaultAzureCredential } from '@azure/identity';
import {
  BlobSASPermissions,
  BlobServiceClient,
  type ContainerClient,
  generateBlobSASQueryParameters,
  RestError,
  SASProtocol,
  StorageSharedKeyCredential,
} from '@azure/storage-blob';
import type { Config } from '../config.ts';

export type Day = { startsOn: Date; expiresOn: Date };
/** What to sign, with the SDK's own names. */
type SigningInput = { containerName: string; blobName: string; contentDisposition?: string };
export type Signature = (signed: SigningInput, day: Day) => string;

/** The parts of the storage SDK that blobs.ts uses, in a module of their own so that the SDK is loaded on first use. */
export type BlobService = {
  container(name: string): ContainerClient;
  /** Returns a function that signs for one day: with the account's key, or with a user delegation key for that day. */
  signatureFor(day: Day, abortSignal: AbortSignal): Promise<Signature>;
  /** Whether the storage is unreachable, busy or refuses our credentials. Any other error is a bug of ours. */
  isUnavailable(error: unknown): boolean;
};

type BlobSettings = Pick<Config, 'BLOB_ACCOUNT_URL' | 'BLOB_CONNECTION_STRING'>;

export function openBlobService(config: BlobSettings): BlobService {
  const client = connect(config);
  return {
    container: (name) => client.getContainerClient(name),
    signatureFor: createSignatureFor(config, client),
    isUnavailable(error) {
      if (error instanceof RestError) return !isOwnRefusal(error);
      return error instanceof Error && CREDENTIAL_ERRORS.includes(error.name);
    },
  };
}

/**
 * A client error with the storage's own code. Without one it is from something in between, and so is a page with status
 * 200: the SDK makes an error of it, because no call of ours is answered so.
 */
function isOwnRefusal({ statusCode = 0, code }: RestError): boolean {
  const isClientError = statusCode >= 400 && statusCode < 500;
  return isClientError && ![408, 429].includes(statusCode) && code !== undefined;
}

const CREDENTIAL_ERRORS = [
  'AuthenticationError',
  'AggregateAuthenticationError',
  'CredentialUnavailableError',
];

/**
 * Pauses of 0, 0.25, 0.75 and 1 s: two seconds in all. The SDK's own defaults pause 0, 4 and 12 s, which makes an upload
 * wait for a fault that is long over. Tried again are lost connections, 500 and 503, which the storage documents for its
 * own faults; not 408, 429, 502 and 504, which only a gateway answers.
 */
const RETRIES = { maxTries: 5, retryDelayInMs: 250, maxRetryDelayInMs: 1000 };

function connect(config: BlobSettings): BlobServiceClient {
  const options = { retryOptions: RETRIES };
  if (config.BLOB_CONNECTION_STRING)
    return BlobServiceClient.fromConnectionString(config.BLOB_CONNECTION_STRING, options);
  const credential = new DefaultAzureCredential();
  return new BlobServiceClient(config.BLOB_ACCOUNT_URL ?? '', credential, options);
}

function createSignatureFor(
  config: BlobSettings,
  client: BlobServiceClient,
): BlobService['signatureFor'] {
  const permissions = BlobSASPermissions.parse('r');
  if (config.BLOB_CONNECTION_STRING) {
    const credential = client.credential;
    if (!(credential instanceof StorageSharedKeyCredential))
      throw new Error('BLOB_CONNECTION_STRING must carry an account key');
    return async () => (signed, day) =>
      generateBlobSASQueryParameters(
        { ...signed, permissions, ...day, protocol: SASProtocol.HttpsAndHttp },
        credential,
      ).toString();
  }
  return async (keyDay, abortSignal) => {
    const { startsOn, expiresOn } = keyDay;
    const key = await client.getUserDelegationKey(startsOn, expiresOn, { abortSignal });
    return (signed, day) =>
      generateBlobSASQueryParameters(
        { ...signed, permissions, ...day, protocol: SASProtocol.Https },
        key,
        client.accountName,
      ).toString();
  };
}
