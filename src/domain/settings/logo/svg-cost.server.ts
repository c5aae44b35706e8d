import { type Element, isTag } from "domhandler"
import { PictureRefused } from "#domain/uploads/picture-intake.server.ts"
import { messages } from "./messages.ts"

/** In shapes that are drawn once in a plain colour. Over the whole picture, each takes about a millisecond. */
const MAX_COST = 2000
const LENGTH_OF_SHAPE = 200
/** A group that is drawn on a surface of its own, and then on the others. */
const LAYER = 50
const LINEAR_GRADIENT = 3
const RADIAL_GRADIENT = 25
/** Each surface takes 4 MB until the one below it is drawn. A mask takes two. */
const MAX_SURFACES = 8

type Cost = { shapes: number; surfaces: number }

/**
 * Refuses drawings that could take long, or much memory. A few lines of references to references are millions of
 * shapes, so each counts as often as it is drawn. `paintsOf` returns what style sheets fill an element with.
 * @throws PictureRefused
 */
export function checkRenderingCost(svg: Element, paintsOf: (element: Element) => string): void {
  const elements = elementsIn(svg)
  const named = namedIn(elements)
  const stops = Math.max(...elements.map(({ children }) => children.filter(isTag).filter(isStop).length))
  const costs = new Map<Element, Cost>()
  const costOf = (element: Element): Cost => {
    const known = costs.get(element)
    if (known) return known
    // A reference to itself is endless.
    costs.set(element, { shapes: Number.POSITIVE_INFINITY, surfaces: 0 })
    const { name, attribs } = element
    const of = (ids: string[]) => ids.flatMap((id) => named.get(id) ?? []).map(costOf)
    const used = name === "use" ? [attribs.href, attribs["xlink:href"]].map((link) => link?.slice(1) ?? "") : []
    const parts = [...element.children.filter(isTag).map(costOf), ...of(used)]
    const [clips, masks] = [of(referencesIn(attribs["clip-path"])), of(referencesIn(attribs.mask))]
    const paints = new Set(referencesIn([attribs.fill, attribs.stroke, attribs.style, paintsOf(element)].join(" ")))
    const gradients = [...paints].map((id) => gradientCost(named.get(id), stops))
    const layers = (attribs.opacity === undefined ? 0 : 1) + (attribs.mask === undefined ? 0 : 2)
    const cost = {
      // Each shape in a group is filled with the group's gradient, and cut by its clip path.
      shapes:
        (ownCost(element) + sumOf(parts)) * Math.max(1, ...gradients) * Math.max(1, sumOf(clips)) +
        sumOf(masks) +
        layers * LAYER,
      surfaces: layers + Math.max(0, ...[...parts, ...clips, ...masks].map(({ surfaces }) => surfaces)),
    }
    costs.set(element, cost)
    return cost
  }
  const { shapes, surfaces } = costOf(svg)
  if (!(shapes <= MAX_COST) || surfaces > MAX_SURFACES) throw new PictureRefused(messages.svgTooComplex)
}

/** @throws PictureRefused if an id is repeated: renderers don't agree on which element it names */
function namedIn(elements: Element[]): Map<string, Element> {
  const named = new Map<string, Element>()
  for (const element of elements) {
    const { id } = element.attribs
    if (id === undefined) continue
    if (named.has(id)) throw new PictureRefused(messages.svgRepeatsId)
    named.set(id, element)
  }
  return named
}

const elementsIn = (element: Element): Element[] => [element, ...element.children.filter(isTag).flatMap(elementsIn)]

const isStop = ({ name }: Element) => name === "stop"

const ownCost = ({ attribs }: Element): number => 1 + (attribs.d ?? attribs.points ?? "").length / LENGTH_OF_SHAPE

/** Returns how many times as long as with a colour it takes to fill a shape. The stops may be those of another one. */
function gradientCost(gradient: Element | undefined, stops: number): number {
  if (gradient?.name === "radialGradient") return RADIAL_GRADIENT + stops
  return gradient?.name === "linearGradient" ? LINEAR_GRADIENT + stops / 100 : 1
}

const sumOf = (costs: Cost[]): number => costs.reduce((sum, { shapes }) => sum + shapes, 0)

/** Returns the ids that a value refers to by `url(#id)`. */
const referencesIn = (value = ""): string[] =>
  [...value.matchAll(/url\(\s*["']?#([^\s"'()]+)/gi)].map(([, id = ""]) => id)
