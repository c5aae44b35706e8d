/** Prints who may call which route of the API, on one screen. */
import { routes } from "../src/api.server.ts"

/** Returns a line for each path where endpoints begin, and each kind of callers there. */
export function linesOfRoles(table: typeof routes): string[] {
  const byCallers = Map.groupBy(Object.entries(table), ([name, { callers }]) => {
    const [, start = ""] = name.split("/")
    return `/${start}`.padEnd(22) + (callers.includes("anonymous") ? "everyone" : callers.join(", ")).padEnd(24)
  })
  return [...byCallers].map(([start, entries]) => {
    const rest = entries.map(([name]) => name.replace(/ \/[^/]*/, " ").trim())
    const byMethod = Map.groupBy(rest, (route) => route.split(" ")[0] ?? "")
    const methods = [...byMethod].map(([method, of]) => [method, ...of.map((route) => route.split(" ")[1] ?? "/")])
    return start + methods.map((words) => words.join(" ")).join("  ")
  })
}

if (import.meta.main) {
  console.log(linesOfRoles(routes).join("\n"))
  process.exit()
}
