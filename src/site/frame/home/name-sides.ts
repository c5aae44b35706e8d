const SIDES = ["east", "west", "south", "north"] as const
export type WhereNamed = (typeof SIDES)[number]

type Pin = { x: number; y: number; name: string }
type Box = { left: number; top: number; right: number; bottom: number }

const LETTER = 8
const PIN = 8
const GAP = 13
const LINE = 8

const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

function nameBox({ x, y, name }: Pin, side: WhereNamed): Box {
  const width = name.length * LETTER
  const aside = GAP + width / 2
  if (side === "east") return around(x + aside, y, width, 2 * LINE)
  if (side === "west") return around(x - aside, y, width, 2 * LINE)
  return around(x, side === "south" ? y + GAP + LINE : y - GAP - LINE, width, 2 * LINE)
}

/** Returns on which side of each pin its name covers neither pins nor other names. East if there is none. */
export function sidesOf(pins: Pin[], frame: { width: number; height: number }): WhereNamed[] {
  const taken = pins.map(({ x, y }) => around(x, y, 2 * PIN, 2 * PIN))
  return pins.map((pin, index) => {
    const isFree = (side: WhereNamed) => {
      const box = nameBox(pin, side)
      const isInside = box.left > 0 && box.right < frame.width && box.top > 0 && box.bottom < frame.height
      return isInside && taken.every((other, nth) => nth === index || !overlap(box, other))
    }
    const side = SIDES.find(isFree) ?? "east"
    taken.push(nameBox(pin, side))
    return side
  })
}
