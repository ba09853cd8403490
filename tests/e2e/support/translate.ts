import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome does: each text is replaced by two elements around its translation, here the same words,
 * so that tests find them. What the app adds later is translated as well. A change of a text that was replaced, which
 * nobody would see, is an error in the page, as it is when the app removes it or inserts something before it.
 */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const replaced = new WeakSet<Node>();
    const translate = (text: Text) => {
      const around = text.parentElement;
      if (!text.data.trim() || !around || around.closest('font, script, style, svg, textarea'))
        return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      replaced.add(text);
      text.replaceWith(outer);
    };
    const translateIn = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      do found.push(texts.currentNode);
      while (texts.nextNode());
      for (const text of found) if (text instanceof Text) translate(text);
    };
    const { set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
    Object.defineProperty(Text.prototype, 'nodeValue', {
      set(this: Text, value: string) {
        if (replaced.has(this)) throw new Error(`"${this.data}" was translated: "${value}"`);
        set?.call(this, value);
      },
    });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node);
    }).observe(document.body, { childList: true, subtree: true });
    translateIn(document.body);
  });
