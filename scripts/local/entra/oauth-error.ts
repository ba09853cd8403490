import { randomUUID } from 'node:crypto';

/** An error with Entra's codes: an OAuth error code and an AADSTS number. */
export class OauthError extends Error {
  readonly error: string;
  readonly number: number;
  readonly status: number;

  constructor(error: string, number: number, message: string, status = 400) {
    super(`AADSTS${number}: ${message}`);
    this.error = error;
    this.number = number;
    this.status = status;
  }

  /** The response body of the token endpoint. */
  body() {
    return {
      error: this.error,
      error_description: this.message,
      error_codes: [this.number],
      timestamp: new Date().toISOString(),
      trace_id: randomUUID(),
      correlation_id: randomUUID(),
    };
  }
}
