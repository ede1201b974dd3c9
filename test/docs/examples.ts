// Examples of the documents: they are strict TypeScript, and run as they stand once their types are taken away.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../house/sources.js';

const STRICT: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
  skipLibCheck: true,
  noEmit: true,
};

/** What the compiler has to say of examples, by the number of each; they come in by the doors of the package. */
export function complaints(examples: readonly string[]): readonly string[] {
  const files = new Map(examples.map((code, at) => [join(root, `example-${at}.mts`), code]));
  const host = ts.createCompilerHost(STRICT);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, language) => {
    const code = files.get(name);
    return code === undefined ? getSourceFile(name, language) : ts.createSourceFile(name, code, language);
  };
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  const program = ts.createProgram([...files.keys()], STRICT, host);
  return [...files.keys()].flatMap((name, at) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(name)).map(({ messageText, start }) => {
      const line = start === undefined ? 0 : program.getSourceFile(name)!.getLineAndCharacterOfPosition(start).line + 1;
      return `example ${at}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    }),
  );
}

/** What an example prints. It may need a server that this process has started. */
export function ran(
  code: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ stdout: string; stderr: string }> {
  const target = ts.ScriptTarget.ES2023;
  const module = ts.ModuleKind.ESNext;
  const plain = ts.transpileModule(code, {
    compilerOptions: { target, module, verbatimModuleSyntax: true },
  }).outputText;
  return new Promise((resolve) => {
    const options = { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } } as const;
    execFile(process.execPath, ['--input-type=module', '--eval', plain], options, (_, stdout, stderr) =>
      resolve({ stdout, stderr }),
    );
  });
}
