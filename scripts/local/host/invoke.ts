import { randomUUID } from 'node:crypto';
import type { HttpOut, Input, Registered } from './core-types.ts';
import { getProgrammingModel, log } from './functions-core.ts';

/**
 * Runs one registered function as the worker does. Undefined when the handler returns nothing. `traceParent` (W3C Trace
 * Context) reaches the function as it does in Azure, where the host puts its own span in between.
 */
export async function invoke(
  target: Registered,
  input: Input,
  traceParent?: string,
): Promise<HttpOut | undefined> {
  const model = getProgrammingModel();
  if (model === undefined) throw new Error('Nothing was registered through @azure/functions');
  const invocationId = randomUUID();
  const { callback, ...metadata } = target;
  const invocation = model.getInvocationModel({
    invocationId,
    metadata,
    log,
    state: undefined,
    request: {
      invocationId,
      functionId: target.name,
      inputData: [input],
      triggerMetadata: {},
      ...(traceParent && { traceContext: { traceParent } }),
    },
  });
  const { context, inputs } = await invocation.getArguments();
  const result = await invocation.invokeFunction(context, inputs, callback);
  return (await invocation.getResponse(context, result)).returnValue?.http;
}
