import { useRef } from 'react';

/** The id of a request to create something: the same content sent again is the same request, changed content a new one. */
export function useRequestId() {
  const last = useRef({ content: '', id: '' });
  return (content: unknown): string => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, id: crypto.randomUUID() };
    return last.current.id;
  };
}
