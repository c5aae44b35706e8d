/** Prints who may call which route of the API, on one screen. */
import { routes } from "../src/api.server.ts"
import { AREAS, ROLES } from "../src/lib/roles.ts"

/** Returns the roles of each area, which the lines of the routes name. */
export function linesOfAreas(): string[] {
  return Object.entries(AREAS).map(([area, roles]) => area.padEnd(16) + roles.join(", "))
}

/** Returns a line for each path where endpoints begin, and each kind of callers there. */
export function linesOfRoles(table: typeof routes): string[] {
  const byCallers = Map.groupBy(Object.entries(table), ([name, { callers }]) => {
    const [, start = ""] = name.split("/")
    return `/${start}`.padEnd(22) + callersText(callers).padEnd(32)
  })
  return [...byCallers].map(([start, entries]) => {
    const rest = entries.map(([name]) => name.replace(/ \/[^/]*/, " ").trim())
    const byMethod = Map.groupBy(rest, (route) => route.split(" ")[0] ?? "")
    const methods = [...byMethod].map(([method, of]) => [method, ...of.map((route) => route.split(" ")[1] ?? "/")])
    return start + methods.map((words) => words.join(" ")).join("  ")
  })
}

/** Returns the area of these callers, or who is left out. */
function callersText(callers: readonly string[]): string {
  const area = Object.entries(AREAS).find(([, roles]) => roles.join() === callers.join())
  if (area) return area[0]
  const leftOut = ROLES.filter((role) => !callers.includes(role))
  const all = callers.includes("anonymous") ? "everyone" : "signed in"
  return leftOut.length ? `${all} but ${leftOut.join(", ")}` : all
}

if (import.meta.main) {
  console.log([...linesOfAreas(), "", ...linesOfRoles(routes)].join("\n"))
  process.exit()
}
