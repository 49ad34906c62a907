import type { ESTree } from 'vite';
import { nameExpression } from './read-expression.ts';

const QUERY_CALL = /(?:^|\.)(?:query|execute)$|^sql\.raw$/;

/** Names of tables and databases cannot be parameters; the driver's own escaping is the one safe way to write them in. */
const ESCAPING_CALL = /(?:^|\.)escape(?:Identifier|Literal)\(\)$/;

export function isBuiltQuery(call: ESTree.CallExpression): boolean {
  const [text] = call.arguments;
  return text !== undefined && QUERY_CALL.test(nameExpression(call.callee)) && isPutTogether(text);
}

function isPutTogether(text: ESTree.Argument): boolean {
  if (text.type === 'TemplateLiteral') return text.expressions.some((part) => !isEscaped(part));
  if (text.type === 'BinaryExpression') return ![text.left, text.right].every(isFixedOrEscaped);
  if (text.type === 'ObjectExpression') return text.properties.some(isPutTogetherTextProperty);
  return false;
}

/** The driver also takes `{ text, values }`. */
function isPutTogetherTextProperty(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return false;
  return property.key.name === 'text' && isPutTogether(property.value);
}

function isFixedOrEscaped(part: ESTree.Expression | ESTree.PrivateIdentifier): boolean {
  if (part.type === 'PrivateIdentifier') return false;
  if (part.type === 'BinaryExpression' || part.type === 'TemplateLiteral') return !isPutTogether(part);
  return part.type === 'Literal' || isEscaped(part);
}

function isEscaped(part: ESTree.Expression): boolean {
  return ESCAPING_CALL.test(nameExpression(part));
}
