import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { scaleBudgets } from "../budgets.ts"
import type { Times } from "./measure.ts"
import type { Plan } from "./plans.ts"

type Measured = Map<number, Map<string, Times>>
type Row = { kind: string; times: Map<number, Times>; growth: number | undefined; last: Times; missed: boolean }

/** The sizes whose p99 are compared, in percent. */
const [SMALL, LARGE] = [10, 100]
const DOCUMENT = join(import.meta.dirname, "../../docs/scale.md")

/** Prints every figure beside its budget. Returns whether all budgets are met. */
export function judge(measured: Measured): boolean {
  const rows = rowsOf(measured)
  const sizes = [...measured.keys()]
  const width = Math.max(...rows.map(({ kind }) => kind.length))
  console.log(`\n${"p50 / p99 in ms".padEnd(width)}${sizes.map((size) => `${size} %`.padStart(16)).join("")}`)
  for (const { kind, times, last, growth, missed } of rows) {
    const cells = sizes.map((size) => written(times.get(size)).padStart(16)).join("")
    const grown = growth === undefined ? "" : `  × ${growth.toFixed(2)} ≤ ${scaleBudgets.growth}`
    console.log(
      `${kind.padEnd(width)}${cells}  p99 ${last.p99.toFixed(1)} ≤ ${scaleBudgets.p99}${grown}  ${missed ? "OVER" : "ok"}`,
    )
  }
  const missed = rows.filter((row) => row.missed).map(({ kind }) => kind)
  if (missed.length) console.log(`\nOver budget: ${missed.join("; ")}`)
  return missed.length === 0
}

function rowsOf(measured: Measured): Row[] {
  const largest = measured.get(Math.max(...measured.keys())) ?? new Map<string, Times>()
  return [...largest].map(([kind, last]) => {
    const times = new Map([...measured].map(([size, kinds]) => [size, kinds.get(kind) ?? last]))
    const [small, large] = [times.get(SMALL), times.get(LARGE)]
    const growth = small && large && large.p99 / small.p99
    return { kind, times, last, growth, missed: last.p99 > scaleBudgets.p99 || (growth ?? 0) > scaleBudgets.growth }
  })
}

function written(times: Times | undefined): string {
  return times ? `${times.p50.toFixed(1)} / ${times.p99.toFixed(1)}` : ""
}

/** Renews the two tables of docs/scale.md: what was measured, and what the plans at the largest size do. */
export function writeDocument(measured: Measured, plans: Plan[]): void {
  const sizes = [...measured.keys()]
  const figures = [
    `| p50 / p99, ms | ${sizes.map((size) => `${size} %`).join(" | ")} | growth |`,
    `|---|${sizes.map(() => "---|").join("")}---|`,
    ...rowsOf(measured).map(({ kind, times, growth }) => {
      const cells = sizes.map((size) => written(times.get(size)))
      return `| ${kind} | ${cells.join(" | ")} | ${growth ? `× ${growth.toFixed(2)}` : ""} |`
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

/** Of a plan what it reads by. */
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
