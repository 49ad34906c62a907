import { type ESTree, Visitor } from 'vite';
import {
  type CallFact,
  type ContentFacts,
  type ImportFact,
  type LineFact,
  type NameFact,
  NO_CONTENT_FACTS,
  type TextFact,
} from './file-facts.ts';
import { isBuiltQuery } from './find-built-query.ts';
import { parseCode } from './parse-code.ts';
import { nameExpression, readFixedText } from './read-expression.ts';

export function readCodeFacts(path: string, text: string): ContentFacts {
  const { program, lineAt, faults } = parseCode(path, text);
  if (faults.length > 0) return { ...NO_CONTENT_FACTS, faults };

  const imports: ImportFact[] = [];
  const names: NameFact[] = [];
  const identifiers = new Map<string, NameFact>();
  const calls: CallFact[] = [];
  const texts: TextFact[] = [];
  const builtQueries: LineFact[] = [];

  const addImport = (source: ESTree.Expression | null, kind?: 'type' | 'value' | 'later') => {
    const specifier = source && readFixedText(source);
    if (!source || !specifier) return;
    imports.push({
      specifier,
      line: lineAt(source.start),
      ...(kind === 'type' && { isOfTypes: true }),
      ...(kind === 'later' && { isLater: true }),
    });
  };
  const addName = (name: string, node: ESTree.Span) => names.push({ name, line: lineAt(node.start) });
  const addIdentifier = ({ name, start }: ESTree.Span & { readonly name: string }) => {
    if (!identifiers.has(name)) identifiers.set(name, { name, line: lineAt(start) });
  };
  const addText = (value: string, node: ESTree.Span) => texts.push({ text: value, line: lineAt(node.start) });

  new Visitor({
    ImportDeclaration(node) {
      addImport(node.source, node.importKind);
      for (const name of listBuiltInNames(node)) addName(name, node);
    },
    ExportAllDeclaration(node) {
      addImport(node.source, node.exportKind);
    },
    ExportNamedDeclaration(node) {
      addImport(node.source, node.exportKind);
    },
    ImportExpression(node) {
      addImport(node.source, 'later');
    },
    TSImportType(node) {
      addImport(node.source, 'type');
    },
    Identifier: addIdentifier,
    JSXIdentifier: addIdentifier,
    PrivateIdentifier: addIdentifier,
    MemberExpression(node) {
      addName(nameExpression(node), node);
    },
    VariableDeclarator(node) {
      for (const name of listTakenNames(node)) addName(name, node);
    },
    CallExpression(node) {
      const line = lineAt(node.start);
      calls.push({ name: nameExpression(node.callee), argumentCount: node.arguments.length, line });
      if (isBuiltQuery(node)) builtQueries.push({ line });
    },
    NewExpression(node) {
      const name = `new ${nameExpression(node.callee)}`;
      calls.push({ name, argumentCount: node.arguments.length, line: lineAt(node.start) });
    },
    Literal(node) {
      if (typeof node.value === 'string') addText(node.value, node);
    },
    TemplateElement(node) {
      addText(node.value.raw, node);
    },
    JSXText(node) {
      addText(node.value, node);
    },
  }).visit(program);

  return {
    imports,
    names,
    identifiers: [...identifiers.values()],
    calls,
    texts,
    builtQueries,
    onlyReExports: isOnlyReExports(program),
    faults,
  };
}

/** `import { env } from 'node:process'` reads `process.env`. */
function listBuiltInNames({ source, specifiers }: ESTree.ImportDeclaration): string[] {
  if (!source.value.startsWith('node:')) return [];
  const moduleName = source.value.slice('node:'.length);
  return specifiers.flatMap((specifier) => {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return [];
    return [`${moduleName}.${specifier.imported.name}`];
  });
}

/** `const { env } = process` reads `process.env`. */
function listTakenNames({ id, init }: ESTree.VariableDeclarator): string[] {
  if (id.type !== 'ObjectPattern' || !init) return [];
  return id.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    return [`${nameExpression(init)}.${property.key.name}`];
  });
}

function isOnlyReExports({ body }: ESTree.Program): boolean {
  const exports = body.filter((statement) => statement.type !== 'ImportDeclaration');
  return exports.length > 0 && exports.every(isReExport);
}

/** With nothing but imports beside it, an exported name can only come from elsewhere. */
function isReExport(statement: ESTree.Directive | ESTree.Statement): boolean {
  if (statement.type === 'ExportAllDeclaration') return true;
  if (statement.type === 'ExportDefaultDeclaration') return statement.declaration.type === 'Identifier';
  return (
    statement.type === 'ExportNamedDeclaration' && !statement.declaration && statement.specifiers.length > 0
  );
}
