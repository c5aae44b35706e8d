/** Prints who may call which route of the API, on one screen. */
import { routes } from "../src/api.server.ts"
import { AREAS, ROLES } from "../src/lib/roles.ts"

/** Returns the roles of each area, which the lines of the routes name. */
export function linesOfAreas(): string[] {
  return Object.entries(AREAS).map(([area, roles]) => area.padEnd(16) + roles.join(", "))
}

const FEW = 3

/** Returns a line for each first part of the paths and each kind of callers there. Those with few routes share one. */
export function linesOfRoles(table: typeof routes): string[] {
  const all = Object.entries(table).map(([name, { callers }]) => {
    const [method = "", path = ""] = name.split(" ")
    return { method, path, start: `/${path.split("/")[1]}`, callers: callersText(callers) }
  })
  const ofPath = [...Map.groupBy(all, ({ start, callers }) => `${start} ${callers}`).values()]
  const few = ofPath.filter((group) => group.length <= FEW).flat()
  return [
    ...ofPath.filter((group) => group.length > FEW).map((group) => lineOf(group, group[0]?.start)),
    ...[...Map.groupBy(few, ({ callers }) => callers).values()].map((group) => lineOf(group)),
  ]
}

/** `start` is left out of the paths. */
function lineOf(group: { method: string; path: string; callers: string }[], start = ""): string {
  const byMethod = Map.groupBy(group, ({ method }) => method)
  const methods = [...byMethod].map(([method, of]) => [
    method,
    ...of.map(({ path }) => path.slice(start.length) || "/"),
  ])
  return `${start.padEnd(22)}${group[0]?.callers.padEnd(34)}${methods.map((words) => words.join(" ")).join("  ")}`
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
