/** The verbs of a service with their context filled in, as endpoints call them: `services.users.remove(id, etag)`. */
type Bound<Verbs> = {
  [Name in keyof Verbs]: Verbs[Name] extends (context: never, ...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never;
};

/**
 * Fills the context into the verbs of one service. A verb is an exported function `(context, …)`. Verbs call each other
 * directly, and tests can pass their own context; only endpoints use the bound form.
 */
export function bindVerbs<
  Context,
  Verbs extends Record<string, (context: Context, ...args: never[]) => unknown>,
>(context: Context, verbs: Verbs): Bound<Verbs> {
  const bound = Object.entries(verbs).map(([name, verb]) => [name, verb.bind(undefined, context)]);
  return Object.fromEntries(bound);
}

/** A verb whose module is loaded by its first call, because no respondent needs it and a cold start should be short. */
export const loadedOnUse =
  <Args extends unknown[], Result>(load: () => Promise<(...args: Args) => Promise<Result>>) =>
  async (...args: Args): Promise<Result> =>
    (await load())(...args);
