import type { Point } from "#site/ui/map/projection.ts"
import { FRAME } from "./route-plan.ts"

export type Box = { left: number; top: number; right: number; bottom: number }
export type Label = Point & { anchor: "start" | "end" | "middle" }

const PIN = 13
/** Width of a letter, on average, and height of a line. */
const LETTER = 8.2
const LINE = 17

/** Returns a corner of the frame without pins in it, for something of this size. */
export function emptyCorner(size: { width: number; height: number }, pins: Point[]): Point {
  const gap = 10
  const right = FRAME.width - size.width - gap
  const bottom = FRAME.height - size.height - gap
  const corners = [
    { x: right, y: bottom },
    { x: right, y: gap },
    { x: gap, y: bottom },
    { x: gap, y: gap },
  ]
  const isEmpty = (corner: Point) => !pins.some((pin) => overlaps(around(pin, PIN * 2), boxOf(corner, size)))
  return corners.find(isEmpty) ?? { x: right, y: bottom }
}

/** Returns where the name of each pin fits: beside it, below or above, without covering anything. */
export function placeLabels(pins: (Point & { text: string })[], taken: Box[]): (Label | undefined)[] {
  const boxes = [...taken, ...pins.map((pin) => around(pin, PIN))]
  return pins.map((pin) => {
    const width = pin.text.length * LETTER
    const places: [Label, Box][] = [
      beside(pin, width, "start"),
      beside(pin, width, "end"),
      stacked(pin, width, PIN + LINE),
      stacked(pin, width, -PIN - 5),
    ]
    const found = places.find(([, box]) => isInside(box) && !boxes.some((other) => overlaps(box, other)))
    if (found) boxes.push(found[1])
    return found?.[0]
  })
}

function beside({ x, y }: Point, width: number, anchor: "start" | "end"): [Label, Box] {
  const sign = anchor === "start" ? 1 : -1
  const [near, far] = [x + sign * (PIN + 4), x + sign * (PIN + 4 + width)]
  const box = { left: Math.min(near, far), right: Math.max(near, far), top: y - LINE / 2, bottom: y + LINE / 2 }
  return [{ x: near, y: y + 5, anchor }, box]
}

function stacked({ x, y }: Point, width: number, down: number): [Label, Box] {
  const baseline = y + down
  const box = { left: x - width / 2, right: x + width / 2, top: baseline - LINE + 3, bottom: baseline + 4 }
  return [{ x, y: baseline, anchor: "middle" }, box]
}

const around = ({ x, y }: Point, by: number): Box => ({ left: x - by, top: y - by, right: x + by, bottom: y + by })

export const boxOf = ({ x, y }: Point, { width, height }: { width: number; height: number }): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const isInside = ({ left, top, right, bottom }: Box) =>
  left > 4 && top > 4 && right < FRAME.width - 4 && bottom < FRAME.height - 4
