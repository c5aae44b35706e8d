import assert from "node:assert/strict"
import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { test } from "node:test"

const ROOT = join(import.meta.dirname, "..")
const FOLDERS = ["", "src", "src/domain", "src/site", "src/site/frame", "src/office", "src/server", "docs"]
const CODE = "{src,demo,test,e2e,bench,scripts}/**/*.{ts,tsx,css}"
const NAME = /(?<![\w/.-])(?:\.\.\/)*[\w$][\w$./-]*\.(?:ts|tsx|css|sql|mjs|md|spec|test)\b(?!\w)/g
const docs = globSync(["*.md", "docs/**/*.md"], { cwd: ROOT, exclude: (name) => name === "node_modules" })
const code = globSync(CODE, { cwd: ROOT })
const names = new Set(
  globSync(["**/*", ".*"], { cwd: ROOT, exclude: (name) => /^(node_modules|dist(\.\w+)?|data)$/.test(name) }).map(
    (file) => basename(file),
  ),
)

test("every file that a document or a comment names exists", () => {
  const texts = [
    ...docs.map((file) => [file, read(file)] as const),
    ...code.map((file) => [file, commentsOf(read(file))] as const),
  ]
  const missing = texts.flatMap(([file, text]) =>
    [...text.matchAll(NAME)]
      .map(([name]) => name)
      .filter((name) => !isThere(name, file))
      .map((name) => `${file}: ${name}`),
  )
  assert.deepEqual(missing, [])
})

test("no document holds the marks of an unfinished merge", () => {
  assert.deepEqual(
    docs.filter((file) => /^(<{7}|={7}|>{7})( |$)/m.test(read(file))),
    [],
  )
})

function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8")
}

function commentsOf(text: string): string {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/ .*$/gm)].map(([comment]) => comment).join("\n")
}

function isThere(name: string, from: string): boolean {
  const isTest = /\.(spec|test)$/.test(name)
  const file = isTest ? `${name}.ts` : name
  if (!file.includes("/")) return names.has(file)
  return [dirname(from), ...FOLDERS].some((folder) => existsSync(join(ROOT, folder, file)))
}
