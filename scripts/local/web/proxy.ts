import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as open,
  type ServerResponse,
} from 'node:http';

/** Limits of Static Web Apps (PLATFORM.md): 30 MB per request, 45 seconds per API call. */
const MAX_BODY = 30 * 1024 * 1024;
const TIMEOUT_MS = 45_000;

const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];

/**
 * The headers for the API. Static Web Apps puts its own token into `Authorization` (static-web-apps#34) and sets
 * `x-ms-*` itself, so neither is forwarded from the browser.
 */
function forwardedHeaders(request: IncomingMessage, target: URL): IncomingHttpHeaders {
  const forwarded = Object.entries(request.headers).filter(
    ([name]) => !hopByHop.includes(name) && name !== 'authorization' && !name.startsWith('x-ms-'),
  );
  const before = request.headers['x-forwarded-for'];
  const { remoteAddress = '' } = request.socket;
  return {
    ...Object.fromEntries(forwarded),
    host: target.host,
    'x-forwarded-for': before === undefined ? remoteAddress : `${before}, ${remoteAddress}`,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': 'http',
  };
}

function fail(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
}

/** Forwards `/api` to the function host as Static Web Apps does. Response headers are the API's own. */
export function proxyTo(api: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) {
      request.resume();
      fail(response, 413, 'The request is larger than 30 MB');
      return;
    }
    const target = new URL(api);
    const { method = 'GET', url: path = '/' } = request;
    const options = {
      method,
      path,
      headers: forwardedHeaders(request, target),
      timeout: TIMEOUT_MS,
    };
    const apiRequest: ClientRequest = open(target, options, (apiResponse) => {
      response.writeHead(apiResponse.statusCode ?? 502, apiResponse.headers);
      apiResponse.pipe(response);
      apiResponse.on('error', () => response.destroy());
    });
    apiRequest.on('timeout', () => apiRequest.destroy());
    apiRequest.on('error', () =>
      fail(response, 503, 'The API is not answering; it may be starting again'),
    );
    response.on('close', () => apiRequest.destroy());
    request.pipe(apiRequest);
  };
}
