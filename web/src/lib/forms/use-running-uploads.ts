import { useState } from 'react';

/** Counts the requests that a form has running beside its own save, such as uploads. */
export function useRunningUploads() {
  const [count, setCount] = useState(0);
  const counted =
    <Sent extends unknown[], Answer>(send: (...sent: Sent) => Promise<Answer>) =>
    async (...sent: Sent): Promise<Answer> => {
      setCount((now) => now + 1);
      try {
        return await send(...sent);
      } finally {
        setCount((now) => now - 1);
      }
    };
  return { isUploading: count > 0, counted };
}
