import { type Element, isTag } from "domhandler"
import { PictureRefused } from "#domain/uploads/picture-intake.server.ts"
import { messages } from "./messages.ts"

/** As many shapes are drawn, those that are drawn again by reference included. */
const MAX_COST = 3000
const LENGTH_OF_SHAPE = 200

/**
 * Refuses drawings that could take long. A few lines of references to references are millions of shapes, as masks of
 * masks are, so each counts as often as it is drawn.
 * @throws PictureRefused
 */
export function checkRenderingCost(svg: Element): void {
  const named = new Map(elementsIn(svg).map((element) => [element.attribs.id, element]))
  const costs = new Map<Element, number>()
  const costOf = (element: Element): number => {
    const known = costs.get(element)
    if (known !== undefined) return known
    // A reference to itself is endless.
    costs.set(element, Number.POSITIVE_INFINITY)
    const referred = referencesOf(element).flatMap((id) => named.get(id) ?? [])
    const parts = [...element.children.filter(isTag), ...referred].map(costOf)
    const cost = parts.reduce((sum, part) => sum + part, ownCost(element))
    costs.set(element, cost)
    return cost
  }
  if (!(costOf(svg) <= MAX_COST)) throw new PictureRefused(messages.svgTooComplex)
}

const elementsIn = (element: Element): Element[] => [element, ...element.children.filter(isTag).flatMap(elementsIn)]

const ownCost = ({ attribs }: Element): number => 1 + (attribs.d ?? attribs.points ?? "").length / LENGTH_OF_SHAPE

/** Returns the ids that an element draws again. Gradients refer to gradients, which costs nothing. */
function referencesOf({ name, attribs }: Element): string[] {
  const used = name === "use" ? [attribs.href, attribs["xlink:href"]].map((link) => link?.slice(1)) : []
  const cut = [attribs["clip-path"], attribs.mask].map((value) => /#([^"')\s]+)/.exec(value ?? "")?.[1])
  return [...used, ...cut].filter((id) => id !== undefined)
}
