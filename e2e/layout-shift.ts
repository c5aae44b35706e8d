import assert from "node:assert/strict"
import type { Page } from "@playwright/test"

/** The budget of the bench. */
const MAX_SHIFT = 0.01

type Shift = { value: number; moved: string[] }
declare global {
  interface Window {
    shifts: Shift[]
    shiftObserver: PerformanceObserver
    addShifts: (entries: PerformanceEntry[]) => void
  }
}
/** Browsers know it, and TypeScript doesn't. */
type LayoutShift = PerformanceEntry & {
  value: number
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Fails if the page has moved noticeably once its fonts have loaded, and says what moved. */
export async function assertStill(page: Page, path: string): Promise<void> {
  const moved = await describeShift(page, path)
  assert.ok(!moved, moved)
}

/** Says what has moved once the fonts have loaded. Undefined if it was too little to notice. */
export async function describeShift(page: Page, path: string): Promise<string | undefined> {
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    window.addShifts(window.shiftObserver.takeRecords())
    return window.shifts
  })
  const sum = shifts.reduce((sum, { value }) => sum + value, 0)
  const told = shifts.flatMap(({ value, moved }) => [`${value.toFixed(4)} at once:`, ...moved])
  return sum > MAX_SHIFT ? [`${path} has moved by ${sum}`, ...told].join("\n  ") : undefined
}

/** Runs in the page: collects all layout shifts, each with the elements that have moved. */
export function collectShifts() {
  const nameOf = (node?: Node) => {
    const element = node instanceof Element ? node : node?.parentElement
    return `${(element?.cloneNode() as Element | undefined)?.outerHTML.slice(0, 120)} '${node?.textContent?.trim().slice(0, 40)}'`
  }
  const placeOf = ({ x, y, width, height }: DOMRect) => `${width} × ${height} at ${x}, ${y}`
  window.shifts = []
  window.addShifts = (entries) => {
    for (const entry of entries as LayoutShift[]) {
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
      )
      window.shifts.push({ value: entry.value, moved })
    }
  }
  window.shiftObserver = new PerformanceObserver((list) => window.addShifts(list.getEntries()))
  window.shiftObserver.observe({ type: "layout-shift", buffered: true })
}
