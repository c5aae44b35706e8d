export type DatabaseKind = "PGlite" | "Postgres"

export type Figure = { name: string; value: number; database?: DatabaseKind; detail?: string }

type Budgets = Record<string, number>

export function compareWithBudgets(figures: Figure[], budgets: Budgets, databases: DatabaseKind[]): boolean {
  const rows = figures.map((figure) => rowOf(figure, budgets))
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row.cells[column]?.length ?? 0)))
  for (const { cells, detail } of rows) console.log(`${aligned(cells, widths)}  ${detail}`.trimEnd())

  const missed = rows.filter((row) => row.missed).map((row) => row.label)
  const unmeasured = unmeasuredBudgets(figures, budgets, databases)
  if (missed.length) console.log(`\nOver budget: ${missed.join("; ")}`)
  if (unmeasured.length) console.log(`\nBudgets without a figure: ${unmeasured.join("; ")}`)
  return !missed.length && !unmeasured.length
}

function rowOf(figure: Figure, budgets: Budgets) {
  const budget = budgets[keyOf(figure)] ?? budgets[figure.name]
  const missed = budget !== undefined && !(figure.value <= budget)
  const verdict = budget === undefined ? "" : missed ? "OVER" : "ok"
  const cells = [keyOf(figure), readable(figure.value), budget === undefined ? "" : `≤ ${readable(budget)}`, verdict]
  return { label: keyOf(figure), cells, missed, detail: figure.detail ?? "" }
}

function keyOf({ name, database }: Figure): string {
  return database ? `${name} (${database})` : name
}

function readable(value: number): string {
  return new Intl.NumberFormat("en", { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 }).format(value)
}

function aligned([name = "", value = "", budget = "", verdict = ""]: string[], widths: number[]): string {
  return [
    name.padEnd(widths[0] ?? 0),
    value.padStart(widths[1] ?? 0),
    budget.padStart(widths[2] ?? 0),
    verdict.padEnd(widths[3] ?? 0),
  ].join("  ")
}

function unmeasuredBudgets(figures: Figure[], budgets: Budgets, databases: DatabaseKind[]): string[] {
  const measured = new Set(figures.flatMap((figure) => [figure.name, keyOf(figure)]))
  const absent = (["PGlite", "Postgres"] as const).filter((database) => !databases.includes(database))
  return Object.keys(budgets).filter(
    (name) => !measured.has(name) && !absent.some((database) => name.endsWith(`(${database})`)),
  )
}
