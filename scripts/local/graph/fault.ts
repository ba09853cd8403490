import { randomUUID } from 'node:crypto';

/** An error response as Graph words it. */
export class Fault extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  body() {
    const id = randomUUID();
    const innerError = {
      date: new Date().toISOString().slice(0, 19),
      'request-id': id,
      'client-request-id': id,
    };
    return { error: { code: this.code, message: this.message, innerError } };
  }
}

export const badRequest = (message: string, code = 'Request_BadRequest') =>
  new Fault(400, code, message);

export const notFound = (id: string) =>
  new Fault(
    404,
    'Request_ResourceNotFound',
    `Resource '${id}' does not exist or one of its queried reference-property objects are not present.`,
  );
