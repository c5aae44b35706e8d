import type { Area } from "#lib/roles.ts"
import type { MenuEntry, ScreenAreas, StaffSlice } from "#office/frame/staff-slice.ts"

/** Who opens a screen unless its slice says so. */
const USUAL: Area = "settings"

export const areaOf = ({ area = USUAL }: ScreenAreas): Area => area
export const writesOf = ({ area = USUAL, writes = area }: ScreenAreas): Area => writes

/** Returns whether the menu leads to a screen, for somebody who may work in some areas. */
export function isInMenu(screen: ScreenAreas & { menu?: MenuEntry }, may: (area: Area) => boolean): boolean {
  if (!screen.menu) return false
  const { unless } = screen.menu
  return may(areaOf(screen)) && !(unless && may(unless))
}

/** Returns a function that tells who opens an address of the back office. Undefined: everybody. */
export function areasOfScreens(slices: readonly StaffSlice[]): (address: string) => Area | undefined {
  const resources = new Map(slices.flatMap(({ resources = [] }) => resources.map((one) => [one.name, one] as const)))
  const pages = slices.flatMap(({ pages = [] }) => pages.map((page) => ({ page, matches: patternOf(page.path) })))
  return (address) => {
    const path = address.replace(/[?#].*$/, "").replace(/^\/staff/, "")
    const page = pages.find(({ matches }) => matches.test(path))?.page
    if (page) return areaOf(page)
    const [name = "", id, screen] = path.split("/").slice(1)
    const resource = resources.get(name)
    if (!resource) return undefined
    return id === undefined || screen === "show" ? areaOf(resource) : writesOf(resource)
  }
}

/** `/departures/:id/print` */
const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`)
