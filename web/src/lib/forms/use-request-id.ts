import { useRef } from 'react';

/**
 * The request id of a create: the same for the same content, so that a retry is idempotent, and new for changed
 * content.
 */
export function useRequestId() {
  const last = useRef({ content: '', id: '' });
  return (content: unknown): string => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, id: crypto.randomUUID() };
    return last.current.id;
  };
}
