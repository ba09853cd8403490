import { useState } from 'react';

/**
 * The answer to an input. While the next one loads, the previous answer with its input, so that the screen does not jump.
 * Nothing beside an error, because the previous numbers would look like the requested ones.
 */
export function useLastAnswer<Input, Data>(input: Input, data: Data | undefined, error: unknown) {
  const [last, setLast] = useState<{ input: Input; data: Data }>();
  if (data !== undefined && data !== last?.data) setLast({ input, data });
  const isLoading = data === undefined && error === undefined;
  return {
    shown: data === undefined ? (isLoading ? last : undefined) : { input, data },
    isLoading,
  };
}
