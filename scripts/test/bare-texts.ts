import { join, relative } from 'node:path';
import type { JsxChild, Node } from 'typescript/unstable/ast';
import {
  isConditionalExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';
import { lineOf } from './source.ts';

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike;
const NOTHING = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void | TypeFlags.BooleanLike;

type Kind =
  /** Written in the markup. */
  | 'fixed'
  /** Computed. */
  | 'text'
  /** An element that may not be there, or a list. */
  | 'maybe'
  | 'element';
type Child = { node: Node; kind: Kind };

const partsOf = (type: Type): readonly Type[] =>
  type.isUnionType() ? type.getTypes().flatMap(partsOf) : [type];

function kindOfType(type: Type | undefined): Kind {
  const flags = type ? partsOf(type).map((part) => part.flags) : [];
  const isText = flags.some((flag) => flag & TEXT);
  // A ReactNode: whoever passes a text gives it an element.
  const isElement = flags.some((flag) => !(flag & (TEXT | NOTHING)));
  if (isText && !isElement) return 'text';
  return flags.length === 1 && isElement ? 'element' : 'maybe';
}

function kindOfExpression(node: Node, checker: Checker): Kind {
  if (isParenthesizedExpression(node)) return kindOfExpression(node.expression, checker);
  if (isStringLiteral(node)) return 'fixed';
  if (isConditionalExpression(node)) {
    const sides = [node.whenTrue, node.whenFalse].map((side) => kindOfExpression(side, checker));
    return sides.some((side) => side === 'text' || side === 'fixed') ? 'text' : 'maybe';
  }
  const type = checker.getTypeAtLocation(node);
  return type && checker.isArrayLikeType(type) ? 'maybe' : kindOfType(type);
}

/** Whether a component is nothing but a text. */
function isTextComponent(tag: Node, checker: Checker): boolean {
  const type = checker.getTypeAtLocation(tag);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  return kindOfType(signature && checker.getReturnTypeOfSignature(signature)) === 'text';
}

function childOf(node: JsxChild, checker: Checker): Child[] {
  if (isJsxText(node)) {
    const isLayout = node.text.trim() === '' && node.text.includes('\n');
    return isLayout ? [] : [{ node, kind: 'fixed' }];
  }
  if (!isJsxExpression(node)) return [{ node, kind: 'element' }];
  return node.expression ? [{ node, kind: kindOfExpression(node.expression, checker) }] : [];
}

function bareIn(node: Node, checker: Checker): Node[] {
  const found: Node[] = [];
  const visit = (inner: Node): undefined => {
    if (isJsxElement(inner) || isJsxFragment(inner)) {
      const children = inner.children.flatMap((child) => childOf(child, checker));
      const bare = children.filter(
        ({ kind }, index) =>
          kind === 'text' || (kind === 'fixed' && children[index - 1]?.kind === 'maybe'),
      );
      if (children.length > 1) found.push(...bare.map((child) => child.node));
    }
    const tag = isJsxElement(inner) ? inner.openingElement : inner;
    if ((isJsxElement(inner) || isJsxSelfClosingElement(inner)) && 'tagName' in tag)
      if (isTextComponent(tag.tagName as Node, checker)) found.push(inner);
    inner.forEachChild(visit);
  };
  visit(node);
  return found;
}

/**
 * The texts that change, or appear behind something that comes and goes, without an element of their own. A browser that
 * translates a page replaces each text by elements; React 19 then changes a text that is no longer there, or fails when
 * it removes that text or inserts something before it. A text that is alone in its element is replaced with the whole
 * content, which works.
 */
export function bareTexts(folder: string, isChecked: (file: string) => boolean): string[] {
  const api = new API({ cwd: folder });
  try {
    const [project] = api
      .updateSnapshot({ openProjects: [join(folder, 'tsconfig.json')] })
      .getProjects();
    if (!project) throw new Error(`${folder} has no tsconfig.json`);
    const { program, checker } = project;
    const files = program.getSourceFileNames().filter((file) => file.endsWith('.tsx'));
    return files.flatMap((file) => {
      const source = isChecked(file) && program.getSourceFile(file);
      if (!source) return [];
      const name = relative(process.cwd(), file).replaceAll('\\', '/');
      return bareIn(source, checker).map(
        (node) =>
          `${name}:${lineOf(source.text, node.getStart(source))}: a text beside other things needs an element of its own (decision 0038)`,
      );
    });
  } finally {
    api.close();
  }
}
