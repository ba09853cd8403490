/** A title in which an e-mail address breaks after its @ and its dots, and inside a word only if that is not enough. */
export const BreakingTitle = ({ children }: { children: string }) => (
  // The key: another title comes as a whole, since the browser's translation may have replaced the parts.
  <span key={children}>
    {children.split(/(?<=[@.])(?=\S)/).flatMap((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      index > 0 ? [<wbr key={index} />, part] : part,
    )}
  </span>
);
