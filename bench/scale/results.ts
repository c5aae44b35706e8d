import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { scaleBudgets } from "../budgets.ts"
import type { Times } from "./measure.ts"
import type { Plan } from "./plans.ts"

type Measured = Map<number, Map<string, Times>>
type Row = { kind: string; times: Map<number, Times>; missed: boolean }

const DOCUMENT = join(import.meta.dirname, "../../docs/scale.md")

export function compareWithBudgets(measured: Measured, slower: number): boolean {
  const rows = findRows(measured, slower)
  const sizes = [...measured.keys()]
  const width = Math.max(...rows.map(({ kind }) => kind.length))
  const limits = sizes.map((size) => (scaleBudgets[size] ? `≤ ${Math.round(scaleBudgets[size] * slower)}` : ""))
  console.log(`\n${"p50 / p99 in ms".padEnd(width)}${sizes.map((size) => `${size} %`.padStart(16)).join("")}`)
  console.log(`${"limit of p99".padEnd(width)}${limits.map((limit) => limit.padStart(16)).join("")}`)
  for (const { kind, times, missed } of rows) {
    const cells = sizes.map((size) => written(times.get(size)).padStart(16)).join("")
    console.log(`${kind.padEnd(width)}${cells}  ${missed ? "OVER" : "ok"}`)
  }
  const missed = rows.filter((row) => row.missed).map(({ kind }) => kind)
  if (missed.length) console.log(`\nOver budget: ${missed.join("; ")}`)
  return missed.length === 0
}

function findRows(measured: Measured, slower = 1): Row[] {
  const kinds = [...(measured.values().next().value ?? new Map<string, Times>()).keys()]
  return kinds.map((kind) => {
    const times = new Map([...measured].flatMap(([size, all]) => (all.has(kind) ? [[size, all.get(kind)!]] : [])))
    const missed = [...times].some(([size, { p99 }]) => p99 > (scaleBudgets[size] ?? Infinity) * slower)
    return { kind, times, missed }
  })
}

function written(times: Times | undefined): string {
  return times ? `${times.p50.toFixed(1)} / ${times.p99.toFixed(1)}` : ""
}

export function writeDocument(measured: Measured, plans: Plan[]): void {
  const sizes = [...measured.keys()]
  const figures = [
    `| p50 / p99, ms | ${sizes.map((size) => `${size} %`).join(" | ")} |`,
    `|---|${sizes.map(() => "---|").join("")}`,
    ...findRows(measured).map(({ kind, times }) => {
      const cells = sizes.map((size) => written(times.get(size)))
      return `| ${kind} | ${cells.join(" | ")} |`
    }),
  ]
  const essentials = [
    "| kind | reads | rows | pages |",
    "|---|---|---|---|",
    ...plans.map(({ kind, nodes, rows, pages }) => `| ${kind} | ${sourcesOf(nodes)} | ${rows} | ${pages} |`),
  ]
  const text = readFileSync(DOCUMENT, "utf8")
  writeFileSync(DOCUMENT, replaced(replaced(text, "figures", figures), "plans", essentials))
}

function sourcesOf(nodes: string[]): string {
  const scans = nodes.filter(
    (node) => /Scan|Insert|Update|Sort/.test(node) && !/^(Subquery|CTE|Bitmap Heap)/.test(node),
  )
  return [...new Set(scans.map((scan) => scan.replace(/ using | on /, " ").replace(/ on .*/, "")))].join(", ")
}

function replaced(text: string, name: string, lines: string[]): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest = ""] = text.split(begin)
  return `${before}${begin}\n${lines.join("\n")}\n${end}${rest.split(end)[1] ?? ""}`
}
