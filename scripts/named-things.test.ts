import assert from "node:assert/strict"
import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { test } from "node:test"
import { routes } from "../src/api.server.ts"

/* What documents name besides files: commands, tests, variables, endpoints and sections. */

const ROOT = join(import.meta.dirname, "..")
const CODE = "{src,demo,test,e2e,bench,scripts}/**/*.{ts,tsx}"
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8")

const docs = globSync(["*.md", "docs/**/*.md"], { cwd: ROOT, exclude: (name) => name === "node_modules" })
const code = globSync(CODE, { cwd: ROOT })

test("every npm script that a document names exists", () => {
  const { scripts } = JSON.parse(read("package.json"))
  assertKnown(
    /npm run ([a-z][\w:-]*)/g,
    ([, name = ""]) => [name],
    (name) => name in scripts,
  )
})

test("every reliability test that a document names exists", () => {
  const words = (text = "") => text.split(/ +/).filter(Boolean)
  assertKnown(
    /npm run prove -- ((?: ?\b[a-z][a-z-]*)*)/g,
    ([, names]) => words(names),
    (name) => existsSync(join(ROOT, `test/reliability/${name}.ts`)),
  )
})

test("every variable, error code and constant that a document names is in the code", () => {
  const texts = [...code, "compose.yaml", "Dockerfile", "src/site/frame/app.css"].map(read).join("\n")
  const known = new Set(texts.match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g))
  assertKnown(
    /\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g,
    ([name]) => [name],
    (name) => known.has(name),
  )
})

test("every variable that the site reads is in .env.example, and no other", () => {
  const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).toSorted()
  const variables = namesIn(read("src/server/config/config.server.ts"), /^ {2}([A-Z][A-Z_]+): /gm)
  assert.ok(variables.length > 10)
  assert.deepEqual(namesIn(read(".env.example"), /^#?([A-Z][A-Z_]+)=/gm), variables)
})

test("every endpoint that a document names exists", () => {
  const ofSite = ["GET /currency"]
  const known = new Set([...Object.keys(routes), ...ofSite].map(withoutNames))
  assertKnown(
    /`((?:GET|POST|PUT|DELETE) \/[^`\s]*)`/g,
    ([, name = ""]) => [name],
    (name) => name.includes("…") || known.has(withoutNames(name)),
  )
})

test("every button and screen that the guides of the back office name is a text of the site", () => {
  const texts = code.map(read).join("\n")
  const named = ["docs/back-office.md", "docs/back-office.vi.md"].flatMap((file) => {
    const words = read(file).replace(/\n\s*/g, " ")
    const labels = [...words.matchAll(/\*\*"?([^*]+?)"?\*\*|(?<![*\w])\*([^*]+)\*(?!\*)/g)].map(
      ([, bold, plain]) => bold ?? plain,
    )
    // Sentences in bold are headings of the guide.
    return labels.filter((label) => label !== undefined && !label.endsWith(".")).map((label) => `${file}: ${label}`)
  })
  assert.ok(named.length > 80)
  assert.deepEqual(
    named.filter((label) => !texts.includes(`"${label.replace(/^.*?: /, "")}"`)),
    [],
  )
})

test("every section that a document links to exists", () => {
  const sections = Map.groupBy(
    docs.flatMap((file) => [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => ({ file, heading }))),
    ({ file }) => file,
  )
  const missing = docs.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)]
      .filter(([, to, section]) => {
        const target = to ? join(dirname(file), to) : file
        return !sections.get(target)?.some(({ heading }) => anchorOf(heading) === section)
      })
      .map(([link]) => `${file}: ${link}`),
  )
  assert.deepEqual(missing, [])
})

/** Fails with the names in documents that are not known. */
function assertKnown(
  pattern: RegExp,
  namesOf: (match: RegExpMatchArray) => string[],
  isKnown: (name: string) => boolean,
) {
  const named = docs.flatMap((file) =>
    [...read(file).matchAll(pattern)].flatMap((match) => namesOf(match).map((name) => ({ file, name }))),
  )
  assert.ok(named.length > 0)
  assert.deepEqual(
    named.filter(({ name }) => !isKnown(name)).map(({ file, name }) => `${file}: ${name}`),
    [],
  )
}

/** Writes `GET /api/tours/{id}?view=edit` and the route `GET /tours/:id` in the same way. */
function withoutNames(endpoint: string): string {
  return endpoint
    .replace(" /api/", " /")
    .replace(/\?\w+=.*$/, "")
    .replace(/\{\.\+\}|\{\w+\}|:\w+\??/g, (name) => (name === "{.+}" ? "" : "*"))
    .replace(/(?<=\w)\/$/, "")
}

/** GitHub's address of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s/g, "-")
}
